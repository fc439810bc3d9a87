package org.openarbiter.rules.core.words;

import java.util.Collection;

/** What commands say of arguments that they do not take, in English. */
public final class Misuse {
    private static final String ENDS = ".?!";

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

    /** A message with a full stop, unless it ends a sentence as it is or is empty. */
    public static String sentence(String message) {
        return message.isEmpty() || ENDS.indexOf(message.charAt(message.length() - 1)) >= 0 ? message : message + ".";
    }
}
