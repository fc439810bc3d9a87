package org.openarbiter.rules.core.record;

import java.io.InputStream;
import java.util.function.BiFunction;
import org.openarbiter.rules.text.RecodedInput;

/**
 * Cuts content in which each line is a game from the midst of it on, unless it is UTF-16.
 *
 * @param needsAscii whether the encoding of anything else is found out from what came before
 * @param resuming makes a splitter that goes on at a joint
 */
public record LineMidway(boolean needsAscii, BiFunction<InputStream, Joint, RecordFormat.Splitter> resuming) implements Midway {

    @Override
    public boolean suits(byte[] head) {
        return RecodedInput.utf16(head) == null;
    }

    @Override
    public RecordFormat.Splitter resume(InputStream in, Joint from) {
        return resuming.apply(in, from);
    }
}
