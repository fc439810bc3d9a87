package org.openarbiter.wire;

import com.fasterxml.jackson.core.io.JsonStringEncoder;

/** Single JSON strings, for scripts in pages. */
public final class JsonText {
    private JsonText() {}

    /**
     * A text as a JSON string in quotes, which is also one in JavaScript. It holds no {@code <}, so that no text can end the script
     * that it stands in.
     */
    public static String quoted(String text) {
        String quoted = new String(JsonStringEncoder.getInstance().quoteAsString(text));
        return "\"" + quoted.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029") + "\"";
    }
}
