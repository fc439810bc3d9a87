package org.openarbiter.rules.xiangqi.choices;

import org.openarbiter.rules.xiangqi.chase.Gaining;
import org.openarbiter.rules.xiangqi.chase.Mutual;

/**
 * The choices of a rulebook on what an offense is, beyond what a chase is.
 *
 * @param mixed whether checks, threats of mate and chases of any pieces add up
 * @param gaining which captures win a piece
 * @param anyReply whether a threat counts whatever the reply does
 * @param mutual what follows if both sides offend by such mixtures
 * @param pawns whether what a pawn attacks by itself counts if the opponent attacks on every move
 */
public record OffenseChoices(boolean mixed, Gaining gaining, boolean anyReply, Mutual mutual, boolean pawns) {
    /** The same offense on every move. */
    public static final OffenseChoices PURE = new OffenseChoices(false, Gaining.ROOT, false, Mutual.DRAW, false);

    /** The Chinese rules of 2020. */
    public static final OffenseChoices MIXED = new OffenseChoices(true, Gaining.EXCHANGE, true, Mutual.ARTICLES, false);
}
