package org.openarbiter.players.uci;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The lines that an engine says; the search and the server say them from threads of their own. */
final class Answers {
    private static final int LONGEST = 300;

    private final OutputStream out;
    private boolean broken;
    private volatile String remark = "info string ";

    Answers(OutputStream out) {
        this.out = out;
    }

    /** Sends a line at once. If nobody reads it, that is no fault: the end of the input ends the server. */
    synchronized void say(String line) {
        if (broken) {
            return;
        }
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            broken = true;
        }
    }

    /** From now on, each line to the user begins with these words. */
    void remarksBegin(String words) {
        remark = words;
    }

    /** Sends the user a remark, in one line that is cut if it is too long. */
    void tell(String text) {
        String plain = text.replaceAll("\\p{Cntrl}", " ");
        say(remark + (plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "…"));
    }

    synchronized boolean isBroken() {
        return broken;
    }
}
