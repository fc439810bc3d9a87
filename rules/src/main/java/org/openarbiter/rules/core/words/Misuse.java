package org.openarbiter.rules.core.words;

import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What commands say of arguments that they do not take, in English. */
public final class Misuse {
    private static final String ENDS = ".?!";
    private static final Pattern NO_NUMBER = Pattern.compile("('[^']*') is not an? (int|long)\\b");

    private Misuse() {}

    /**
     * That an argument is not known, with those that may be meant: {@code unknown option '--prot=1'; did you mean --port?}.
     *
     * @param sort what it would be, such as a command
     * @param given the argument, of an option with its value
     * @param known those that there are
     */
    public static String unknown(String sort, String given, Collection<String> known) {
        return "unknown " + sort + " '" + given + "'" + Spelling.suggestion(given.split("=", 2)[0], known);
    }

    /**
     * The same of an argument of a command without subcommands, as a sentence.
     *
     * @param options the options of the command
     */
    public static String unknown(String given, Collection<String> options) {
        return sentence(unknown(given.startsWith("-") ? "option" : "argument", given, options));
    }

    /** The first line of what picocli says of arguments, in plain words and without its slips. */
    public static String plain(@Nullable String message) {
        String first = String.valueOf(message).lines().findFirst().orElse("").replace("option option", "option");
        return NO_NUMBER.matcher(first)
                .replaceAll(found -> Matcher.quoteReplacement(found.group(1) + noNumber(found.group(1), found.group(2).equals("int"))));
    }

    /** Why a quoted text is no number of 32 or of 64 bits. */
    private static String noNumber(String quoted, boolean small) {
        if (!quoted.matches("'[-+]?\\d+'")) {
            return " is not an integer";
        }
        return quoted.startsWith("'-")
                ? " is too small; the smallest number is " + (small ? Integer.MIN_VALUE : Long.MIN_VALUE)
                : " is too large; the largest number is " + (small ? Integer.MAX_VALUE : Long.MAX_VALUE);
    }

    /** A message with a full stop, unless it ends a sentence as it is or is empty. */
    public static String sentence(String message) {
        return message.isEmpty() || ENDS.indexOf(message.charAt(message.length() - 1)) >= 0 ? message : message + ".";
    }
}
