package org.openarbiter.rules.chess.choices;

/**
 * What a rulebook of chess chooses on claims.
 *
 * @param claimant who may claim a draw by repetition or by the number of moves
 * @param announcing whether a claim may announce a move instead of resting on the position as it stands
 * @param mating whether a fifty-move claim may announce a move that mates or stalemates
 * @param penalty the seconds that the opponent receives for a wrong claim: 120, 60 or none, which is 0
 * @param tablebase the most men with which a result can be claimed from a tablebase: 0 for no such claim, 6 or 7
 * @param losingChances whether a player may ask the arbiter for a draw because of insufficient losing chances
 */
public record ClaimChoices(
        Claimant claimant, boolean announcing, boolean mating, int penalty, int tablebase, boolean losingChances) {
    /** Two minutes, as in the Laws. */
    public static final int TWO_MINUTES = 120;
    /** One minute, as in rapid and blitz. */
    public static final int ONE_MINUTE = 60;

    /** The claims of the Laws: by the player who has the move, who may announce a move. */
    public static final ClaimChoices LAWS = new ClaimChoices(Claimant.TO_MOVE, true, true, TWO_MINUTES, 0, false);

    public ClaimChoices {
        if (penalty != TWO_MINUTES && penalty != ONE_MINUTE && penalty != 0) {
            throw new IllegalArgumentException("penalty is " + TWO_MINUTES + ", " + ONE_MINUTE + " or 0, not " + penalty);
        }
        if (tablebase != 0 && tablebase != 6 && tablebase != 7) {
            throw new IllegalArgumentException("tablebase is 0, 6 or 7 men, not " + tablebase);
        }
    }
}
