package org.openarbiter.rules.core.referee;

import java.util.OptionalInt;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Phase;

/** The state of a game beyond the board: whose turn it is, who is out, offers, duties, the phase. */
final class GameState {
    private final int seats;

    int next;
    int epoch;
    long touched;
    int dutySeat;
    int duty;
    long out;
    long left;
    long offers;
    Phase phase = Phase.PLAY;

    GameState(int seats) {
        if (seats > Long.SIZE) {
            throw new IllegalArgumentException("at most " + Long.SIZE + " seats, not " + seats);
        }
        this.seats = seats;
    }

    void clear(int first) {
        next = first;
        epoch = 0;
        touched = 0;
        dutySeat = -1;
        out = 0;
        left = 0;
        offers = 0;
        phase = Phase.PLAY;
    }

    boolean isActive(int seat) {
        return seat >= 0 && seat < seats && (out >>> seat & 1) == 0;
    }

    boolean hasLeft(int seat) {
        return (left >>> seat & 1) != 0;
    }

    int activeSeats() {
        return seats - Long.bitCount(out);
    }

    /** Somebody offers a draw. */
    void offered(int by) {
        offers |= 1L << by;
    }

    boolean hasOffered(int seat) {
        return (offers >>> seat & 1) != 0;
    }

    boolean hasTouched(int seat) {
        return (touched >>> seat & 1) != 0;
    }

    /** To touch a piece when one has the move is to decline what the others offered, as to play is. */
    void touched(int by) {
        if (by == next) {
            offers &= 1L << by;
            touched |= 1L << by;
        }
    }

    /** Whether somebody else has offered what this seat might accept. */
    boolean isOffered(int by) {
        return (offers & ~(1L << by)) != 0;
    }

    /**
     * A play ends what hung over the player and rejects the offers of the others; his own offer stands until they answer.
     *
     * @param following who would move next if nobody were out
     */
    void played(int by, int following) {
        offers &= 1L << by;
        touched = 0;
        if (dutySeat == by) {
            dutySeat = -1;
        }
        if (phase == Phase.SCORING) {
            phase = Phase.PLAY;
        }
        next = following;
        if (!isActive(following)) {
            next = after(by);
            while (next != by && !isActive(next)) {
                next = after(next);
            }
        }
    }

    private int after(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    /** A rule changes how the players stand at a moment of the game. */
    void apply(Consequence consequence, int moment) {
        switch (consequence) {
            case Consequence.SeatOut gone -> out |= 1L << gone.seat();
            case Consequence.SeatLeft gone -> {
                out |= 1L << gone.seat();
                left |= 1L << gone.seat();
            }
            case Consequence.NextSeat turn -> next = turn.seat();
            case Consequence.NewEpoch begun -> epoch = moment;
            case Consequence.MustPlay obligation -> {
                dutySeat = obligation.seat();
                duty = obligation.play();
            }
            case Consequence.Time time -> {
                // Clocks are not the referee's.
            }
            case Consequence.StandingOffer offer -> offered(offer.seat());
            case Consequence.EnterPhase entered -> phase = entered.phase();
        }
    }

    /** The play that a seat must make. */
    OptionalInt duty(int seat) {
        return dutySeat == seat ? OptionalInt.of(duty) : OptionalInt.empty();
    }
}
