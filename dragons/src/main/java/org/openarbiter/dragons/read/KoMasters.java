package org.openarbiter.dragons.read;

import java.util.function.Function;

/**
 * The fate of the side that asks, found by one run of its question or two: first with no
 * {@link KoMaster}, then, if a ko may decide, with the side that would lose it.
 *
 * @param <R> what a run is
 * @param fate what comes of the question
 * @param run the run that shows it
 * @param complete whether no run on which it rests was left open
 */
public record KoMasters<R extends KoMasters.Run>(Fate fate, R run, boolean complete) {
    /** A question read once, with one master of kos. */
    public interface Run {
        /** Whether the side that asks succeeds. */
        boolean succeeds();

        /** Whether it succeeds, and that is more than a leaning. */
        default boolean isProof() {
            return succeeds();
        }

        /** Whether it fails. */
        boolean fails();

        /** Whether the result is more than a leaning. */
        boolean complete();

        /** Whether it may come out otherwise with another master of kos. */
        boolean hangsOnKo();
    }

    /**
     * Asks a question.
     *
     * @param asker the side that asks, as a master of kos
     * @param read reads the question with a master of kos
     */
    public static <R extends Run> KoMasters<R> ask(KoMaster asker, Function<KoMaster, R> read) {
        R plain = read.apply(KoMaster.NOBODY);
        if (!plain.hangsOnKo()) {
            return new KoMasters<>(plain.succeeds() ? Fate.WIN : Fate.LOSS, plain, plain.complete());
        }
        if (plain.succeeds()) {
            R strict = read.apply(asker.opponent());
            return strict.succeeds() ? new KoMasters<>(Fate.WIN, strict, strict.complete())
                    : new KoMasters<>(Fate.KO, plain, plain.complete() && strict.complete());
        }
        R lenient = read.apply(asker);
        if (lenient.succeeds()) {
            return new KoMasters<>(Fate.KO_NEEDS_THREAT, lenient, plain.complete() && lenient.complete());
        }
        return new KoMasters<>(Fate.LOSS, lenient.fails() ? lenient : plain, lenient.complete());
    }
}
