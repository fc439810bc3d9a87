package org.openarbiter.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Why a text is not JSON: what stands there, and what could. The parser says it in words for programmers, with codes of characters and
 * names of tokens.
 */
public record JsonFault(String found, String expected) {
    private static final String OBJECT = "one JSON object";
    private static final String ANY_VALUE = "a string, a number, true, false, null, [ or {";

    private static final Pattern CHARACTER = Pattern.compile("Unexpected character \\('(.+?)' \\(code .*?\\)\\)");
    private static final Pattern CLOSING = Pattern.compile("Unexpected close marker '(.)'(?:: expected '(.)')?");
    private static final Pattern WORD = Pattern.compile("Unrecognized token '(.*?)'");
    private static final Pattern ESCAPE = Pattern.compile("Unrecognized character escape '(.+?)'");

    /** What the parser says that it was expecting, and what that is, in the order in which to look. */
    private static final Map<String, String> EXPECTED = new LinkedHashMap<>();

    static {
        EXPECTED.put("separate Object entries", "a comma or }");
        EXPECTED.put("separate Array entries", "a comma or ]");
        EXPECTED.put("double-quote to start field name", "a name in double quotes");
        EXPECTED.put("colon", "a colon");
        EXPECTED.put("value", ANY_VALUE);
    }

    /** The fault of which the parser gives this account, without its place. */
    public static JsonFault of(String account) {
        Matcher closing = CLOSING.matcher(account);
        if (closing.lookingAt()) {
            return new JsonFault(JsonLine.quoted(closing.group(1)), closing.group(2) == null ? "the end" : closing.group(2));
        }
        Matcher character = CHARACTER.matcher(account);
        if (character.lookingAt()) {
            return new JsonFault(JsonLine.quoted(character.group(1)), expected(account.substring(character.end())));
        }
        Matcher word = WORD.matcher(account);
        if (word.lookingAt()) {
            return new JsonFault(JsonLine.quoted(word.group(1)), ANY_VALUE);
        }
        Matcher escape = ESCAPE.matcher(account);
        if (escape.lookingAt()) {
            return new JsonFault(JsonLine.quoted("\\" + escape.group(1)),
                    "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u and four hexadecimal digits");
        }
        if (account.startsWith("Illegal unquoted character")) {
            return new JsonFault("a control character in a string", "an escape such as \\n or \\t");
        }
        if (account.startsWith("Invalid numeric value")) {
            return new JsonFault("a number that JSON does not allow", "a number such as 12, -3.5 or 1e6");
        }
        if (account.startsWith("Invalid UTF-8")) {
            return new JsonFault("a byte that is not UTF-8", "UTF-8 text");
        }
        return new JsonFault("something else", OBJECT);
    }

    private static String expected(String account) {
        return EXPECTED.entrySet().stream().filter(words -> account.contains(words.getKey())).map(Map.Entry::getValue).findFirst().orElse(OBJECT);
    }
}
