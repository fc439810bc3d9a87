package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** The one JSON factory, with the bounds that keep a hostile line from costing more than its length. */
final class Json {

    /** The longest line that is read, in bytes. */
    static final int LONGEST_LINE = 16 << 20;

    /** How deep values may be nested; the deepest honest one, an outcome in an event, is at 4. */
    static final int DEEPEST = 64;

    /** How many tokens a line may have: some eight bytes of memory for each byte of a line full of ones. */
    static final int MOST_TOKENS = 500_000;

    /** Thread-safe. Names are neither interned nor shared: those of strangers would stay for ever. */
    static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxTokenCount(MOST_TOKENS)
                    .maxDocumentLength(LONGEST_LINE + 1L)
                    .build())
            .build();

    private static final int LARGEST_KEPT = 1 << 20;

    /** What writes the content of a line. */
    interface Body {
        /** Writes it. */
        void write(JsonGenerator out) throws IOException;
    }

    private StringWriter text = new StringWriter(1024);

    /** One line of JSON, without a line end. The buffer behind it is used again, so this object is confined to one thread. */
    String line(Body body) {
        text.getBuffer().setLength(0);
        try (JsonGenerator out = FACTORY.createGenerator(text)) {
            body.write(out);
        } catch (IOException e) {
            throw new UncheckedIOException("a string writer does not fail", e);
        }
        String line = text.toString();
        if (text.getBuffer().capacity() > LARGEST_KEPT) {
            text = new StringWriter(1024);
        }
        return line;
    }
}
