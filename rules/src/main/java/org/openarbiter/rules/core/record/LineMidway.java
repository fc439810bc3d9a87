package org.openarbiter.rules.core.record;

import java.io.InputStream;
import java.util.function.BiFunction;

/**
 * Cuts content in which each line is a game from the midst of it on, unless it is UTF-16 and would have to be recoded.
 *
 * @param needsAscii whether the encoding of anything else is found out from what came before
 * @param resuming makes a splitter that goes on at a joint
 */
public record LineMidway(boolean needsAscii, BiFunction<InputStream, Joint, RecordFormat.Splitter> resuming) implements Midway {

    @Override
    public boolean suits(byte[] head) {
        for (byte b : head) {
            if (b == 0 && needsAscii) {
                return false;
            }
        }
        return true;
    }

    @Override
    public RecordFormat.Splitter resume(InputStream in, Joint from) {
        return resuming.apply(in, from);
    }
}
