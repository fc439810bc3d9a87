package org.openarbiter.batch.job;

import java.io.IOException;
import java.io.Serializable;
import org.openarbiter.archive.GameReader;
import org.openarbiter.rules.core.record.RawGame;

/** The games that one task rules on: a part of a file, a file, or several. They come in the order of the files and of the games in them. */
public interface GameBatch extends Serializable {

    /** Takes the games. */
    interface Sink {
        /**
         * Takes the next game.
         *
         * @param file the name by which its file was given
         */
        void game(String file, GameReader reader, RawGame raw) throws IOException;

        /**
         * A file cannot be read any further. The games before have been handed over.
         *
         * @param reason a sentence for people that names the file
         */
        void fault(String file, String reason);
    }

    /**
     * Reads the games.
     *
     * @throws IOException if the sink does not take them
     */
    void read(Sink sink) throws IOException;
}
