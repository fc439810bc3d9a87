package org.openarbiter.rules.core.record;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.openarbiter.rules.core.board.Refusal;

/** What a player or the referee does in a game: a play, a claim, an offer, and whatever else can change how it ends. */
public sealed interface Act {

    /** The seat that acts; {@link #NOBODY} where nobody at the board does. */
    int by();

    /** The seat of an act that no player in particular makes. */
    int NOBODY = -1;

    /**
     * A play: a move, a stone, a pass.
     *
     * @param play the play in the code of the game's board; it need not be allowed
     */
    record Play(int by, int play) implements Act {}

    /**
     * A play that was written down and means nothing on the board where it was written.
     *
     * @param written the text
     * @param why what is wrong with it
     * @param line the line of the record on which it stands; 0 where there is none
     */
    record Unplayable(int by, String written, Refusal why, long line) implements Act {
        /** One that stands in no file. */
        public Unplayable(int by, String written, Refusal why) {
            this(by, written, why, 0);
        }

        /** The text for a sentence: in quotation marks if without them it could not be told where it begins and ends. */
        public String shown() {
            boolean isClear = !written.isBlank() && !written.startsWith(".") && written.chars().allMatch(character -> character > ' ');
            return isClear ? written : "'" + written + "'";
        }
    }

    /**
     * A claim under a rule that must be claimed.
     *
     * @param claim the name under which the rule is claimed, such as {@code threefold}
     * @param announced the play the claimant intends to make and has not made; empty for a claim on the position as it stands, and
     *     where what he wrote cannot be played
     * @param written the announced play as it was written; empty for a claim on the position as it stands
     * @param implied whether nobody is on record as having made the claim: the record gives only this rule as the reason for its result
     */
    record Claim(int by, String claim, OptionalInt announced, String written, boolean implied) implements Act {
        /** A claim that somebody made. */
        public Claim(int by, String claim, OptionalInt announced, String written) {
            this(by, claim, announced, written, false);
        }

        /** The same under another name. */
        public Claim named(String name) {
            return new Claim(by, name, announced, written, implied);
        }
    }

    /** A touched piece: in chess, the claims on this move are lost with it. */
    record Touch(int by) implements Act {}

    /** An offer to end the game as a draw. */
    record Offer(int by) implements Act {}

    /** The acceptance of a standing offer. */
    record Accept(int by) implements Act {}

    /**
     * A result that all players have agreed upon.
     *
     * @param implied whether the record gives nothing but the result, and no reason for it that is understood
     */
    record Agree(Outcome outcome, boolean implied) implements Act {
        /** A result of which the record says that it was agreed upon. */
        public Agree(Outcome outcome) {
            this(outcome, false);
        }

        @Override
        public int by() {
            return NOBODY;
        }
    }

    /**
     * A resignation.
     *
     * @param implied whether the record gives nothing but the result, and no reason for it that is understood
     */
    record Resign(int by, boolean implied) implements Act {
        /** A resignation that the record names. */
        public Resign(int by) {
            this(by, false);
        }
    }

    /** The time of this seat is used up. */
    record Flag(int by) implements Act {}

    /** All players have run out of time, and nobody knows who was first. */
    record AllFlags() implements Act {
        @Override
        public int by() {
            return NOBODY;
        }
    }

    /** A seat has completed an illegal move once more than the rules put up with: in chess, for the second time. */
    record IllegalAgain(int by) implements Act {}

    /** Stones that all players agree to take off the board before it is scored, as points of the board. */
    record Dead(List<Integer> points) implements Act {
        public Dead {
            points = List.copyOf(points);
        }

        @Override
        public int by() {
            return NOBODY;
        }
    }

    /**
     * The referee decided: he chose one of the outcomes that the rulebook left to him, or ended the game for a reason off the board.
     *
     * @param ground on what grounds, as far as a rulebook may have an article of its own for them
     */
    record Decide(Outcome outcome, Ground ground) implements Act {
        /** On what grounds a referee decides a game. */
        public enum Ground {
            /** Others, or none that are known. */
            OTHER,
            /** The loser did not appear in time. */
            ABSENCE,
            /** The loser had an electronic device with him. */
            DEVICE;

            /** The word for it in JSON. */
            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        /** A decision on other grounds, or on none that are known. */
        public Decide(Outcome outcome) {
            this(outcome, Ground.OTHER);
        }

        @Override
        public int by() {
            return NOBODY;
        }
    }
}
