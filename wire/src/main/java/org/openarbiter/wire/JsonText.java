package org.openarbiter.wire;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plain values as JSON text. */
public final class JsonText {
    private JsonText() {}

    /**
     * An object on one line, without a line end.
     *
     * @param values its fields in order: strings, numbers, booleans, lists and maps of such, null
     * @throws IllegalArgumentException if a value is something else
     */
    public static String line(Map<String, @Nullable Object> values) {
        return new Json().line(out -> Values.write(out, values));
    }

    /**
     * A text as a JSON string in quotes, which is also one in JavaScript. It holds no {@code <}, so that no text can end the script
     * that it stands in.
     */
    public static String quoted(String text) {
        String quoted = new String(JsonStringEncoder.getInstance().quoteAsString(text));
        return "\"" + quoted.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029") + "\"";
    }
}
