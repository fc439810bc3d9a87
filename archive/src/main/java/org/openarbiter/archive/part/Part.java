package org.openarbiter.archive.part;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Midway.Joint;

/** Some games of a file that follow one another: what a {@link PartReader} needs to read them without the others. */
public sealed interface Part extends Serializable {

    /**
     * All games of a file.
     *
     * @param format the name of a format, or {@link org.openarbiter.archive.Archive#AUTO}
     * @param expected the name of the game that the file is expected to hold; null for any
     */
    record Whole(String format, @Nullable String expected) implements Part {}

    /**
     * The games from one joint to another.
     *
     * @param format the name of the format
     * @param game the name of the game; null for cases
     * @param encoding the usual encoding of the text where that matters; else null
     * @param packed whether the file is compressed
     * @param from the byte of the file from which it is opened
     * @param skipped how many bytes of the content are then passed over
     * @param joint what begins there
     * @param games how many games there are; −1 for all to the end of the file
     */
    record Piece(
            String format, @Nullable String game, @Nullable String encoding, boolean packed, long from, long skipped, Joint joint,
            int games) implements Part {
        /** The number of games of the last part, which ends with the file. */
        public static final int TO_THE_END = -1;
    }
}
