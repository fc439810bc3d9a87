package org.openarbiter.batch.job;

import java.util.Locale;
import org.apache.hadoop.fs.Path;

/** Faults as sentences for people: what Spark wraps in many layers says little on the outside. */
final class Faults {
    private static final String FULL = "no space left on device";

    private Faults() {}

    /** What went wrong. */
    static String sentence(Throwable fault) {
        Throwable inmost = fault;
        for (Throwable layer = fault; layer != null; layer = layer.getCause()) {
            if (isFull(layer)) {
                return "the disk is full";
            }
            inmost = layer;
        }
        if (inmost instanceof OutOfMemoryError) {
            return "out of memory; ARBITER_JAVA_OPTS=-Xmx8g allows 8 GB";
        }
        String message = String.valueOf(inmost.getMessage());
        String first = message.lines().findFirst().orElse(message);
        return first.isEmpty() || first.equals("null") ? inmost.getClass().getSimpleName() : first;
    }

    /** Spark sends the causes from another process as text only. */
    private static boolean isFull(Throwable fault) {
        String message = fault.getMessage();
        return message != null && (message.toLowerCase(Locale.ROOT).contains(FULL) || message.contains("Disk quota exceeded"));
    }

    /** How to go on. */
    static String goOn(Path staging) {
        return "; what is done is kept in " + staging.toUri().getPath() + ", start again to go on";
    }
}
