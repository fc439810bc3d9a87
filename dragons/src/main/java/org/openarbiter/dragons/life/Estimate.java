package org.openarbiter.dragons.life;

import java.util.Optional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.KoMaster;

/**
 * What games played at random make likely of a question that a search left open.
 *
 * <p>In games without threats whoever takes a ko first has won it, so a ko looks like a success or like a failure. Further games
 * tell it apart: what seems to succeed is played again with threats for the opponent, and what seems to fail with threats for the
 * side that asks. If that changes the outcome of many games, it comes to a ko.
 *
 * <p>The likeliest move is read before it is named: the position after it is a smaller problem, which a search may bring to an end where it left
 * the whole question open.
 *
 * @param fate what is likely, never less than what is proved
 * @param point the likeliest move, as a point of the board; {@link Answer#NONE} if nothing more than what is proved is likely
 * @param percent in how many of a hundred games it came to that
 * @param proof what the opponent achieves after that move, if reading proves that it is nothing
 */
record Estimate(Fate fate, int point, int percent, Optional<Answer> proof) {
    /** Games played at random. */
    interface Games {
        /**
         * Plays a question out.
         *
         * @param master who may retake kos at once
         * @param threshold the percentage of successes that matters
         */
        TreeSampling play(KoMaster master, int threshold);

        /** What reading says that the opponent achieves after a move, given as a point of the board; empty if the move cannot be read. */
        Optional<Answer> read(int point);
    }

    private static final int HUNDRED = 100;
    private static final int HALF = 50;
    /** A move that succeeds in fewer games is not worth reading. */
    private static final int WORTH_READING = 40;
    /** Threats decide if they change the outcome of this percentage of games. */
    private static final int DECISIVE = 25;
    /** What is proved to be a ko at least is more if it succeeds in this percentage of games in which the opponent has threats. */
    private static final int MORE_THAN_A_KO = 60;

    /**
     * An estimate.
     *
     * @param proved what is proved, but for a {@link Fate#WIN}
     * @param asker the side that asks, as a master of kos
     * @param games plays the question out at random, and reads the move that comes of that
     */
    static Estimate of(Fate proved, KoMaster asker, Games games) {
        if (proved == Fate.KO) {
            TreeSampling against = games.play(asker.opponent(), MORE_THAN_A_KO);
            return against.percent() >= MORE_THAN_A_KO ? new Estimate(Fate.WIN, against) : less(proved, against);
        }
        TreeSampling plain = games.play(KoMaster.NOBODY, HALF);
        if (plain.percent() >= WORTH_READING && plain.likeliest() != Answer.NONE) {
            Optional<Answer> refuted = games.read(plain.likeliest()).filter(Answer::isRefuted);
            if (refuted.isPresent()) {
                return new Estimate(Fate.WIN, plain.likeliest(), plain.percent(), refuted);
            }
        }
        if (plain.percent() > HALF) {
            boolean isKo = plain.percent() - games.play(asker.opponent(), plain.percent() - DECISIVE).percent() >= DECISIVE;
            return new Estimate(isKo ? Fate.KO : Fate.WIN, plain);
        }
        if (proved == Fate.KO_NEEDS_THREAT) {
            return less(proved, plain);
        }
        TreeSampling helped = games.play(asker, Math.max(HALF, plain.percent() + DECISIVE));
        boolean isKo = helped.percent() > HALF && helped.percent() - plain.percent() >= DECISIVE;
        return isKo ? new Estimate(Fate.KO_NEEDS_THREAT, helped) : less(proved, plain);
    }

    private Estimate(Fate fate, TreeSampling games) {
        this(fate, games.likeliest(), games.percent(), Optional.empty());
    }

    /** That it comes to no more than what is proved. */
    private static Estimate less(Fate proved, TreeSampling games) {
        return new Estimate(proved, Answer.NONE, HUNDRED - games.percent(), Optional.empty());
    }
}
