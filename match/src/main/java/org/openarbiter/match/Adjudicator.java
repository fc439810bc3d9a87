package org.openarbiter.match;

import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Thought;

/** Follows the scores of one game and says when the match breaks it off. */
final class Adjudicator {
    private final Adjudication rules;
    /** For how many plies in a row the first seat was held to be winning, losing, and the game to be even. */
    private int winning;
    private int losing;
    private int even;

    Adjudicator(Adjudication rules) {
        this.rules = rules;
    }

    /**
     * A move was made.
     *
     * @param plies since the start of the game
     * @param quiet how many of the latest plies could be taken back
     * @return how the game is broken off; null if it goes on
     */
    @Nullable Ending after(int seat, @Nullable Thought thought, int plies, int quiet) {
        int score = thought == null ? 0 : seat == 0 ? thought.value() : -thought.value();
        boolean known = thought != null;
        winning = known && score >= rules.resignScore() ? winning + 1 : 0;
        losing = known && score <= -rules.resignScore() ? losing + 1 : 0;
        even = known && Math.abs(score) <= rules.drawScore() && plies > 2 * rules.drawFrom() ? even + 1 : 0;
        if (rules.resignScore() > 0 && Math.max(winning, losing) >= 2 * Math.max(1, rules.resignMoves())) {
            int lost = rules.resignScore();
            return broken(winning > 0 ? 0 : 1, "both engines scored one side ahead by " + lost + " centipawns or more for "
                    + rules.resignMoves() + " moves");
        }
        if (rules.drawMoves() > 0 && even >= 2 * rules.drawMoves()) {
            return broken(Ending.DRAW, "both engines scored the game within " + rules.drawScore() + " centipawns of even for "
                    + rules.drawMoves() + " moves");
        }
        if (rules.quietPlies() > 0 && quiet >= rules.quietPlies()) {
            return broken(Ending.DRAW, "no irreversible move was played for " + quiet + " plies");
        }
        boolean isLong = rules.mostPlies() > 0 && plies >= rules.mostPlies();
        return isLong ? broken(Ending.DRAW, "it reached " + plies + " plies") : null;
    }

    private static Ending broken(int winner, String why) {
        return new Ending(winner, Cause.ADJUDICATION, null, "Adjudicated by the match: " + why + ".");
    }
}
