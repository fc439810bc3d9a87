package org.openarbiter.rules.core;

import org.jspecify.annotations.Nullable;

/** What a rule can change for a game that goes on. */
public sealed interface Consequence {

    /** A seat may play no more; the turn skips it, its pieces stay. */
    record SeatOut(int seat) implements Consequence {}

    /** This seat moves next. */
    record NextSeat(int seat) implements Consequence {}

    /** Repetitions are counted anew from the moment just reached. */
    record NewEpoch() implements Consequence {}

    /** The next play of this seat must be that one. */
    record MustPlay(int seat, int play) implements Consequence {}

    /** A seat is given time, in seconds, as a penalty of another. */
    record Time(int seat, int seconds) implements Consequence {}

    /** What the seat did counts as an offer of a draw too. */
    record StandingOffer(int seat) implements Consequence {}

    /** The game enters another phase. */
    record EnterPhase(Phase phase) implements Consequence {}

    /** The consequence in a few words for a ruling; null where there is nothing to tell. */
    default @Nullable String text(Seats seats, Board board) {
        return switch (this) {
            case SeatOut out -> seats.title(out.seat()) + " is out of the game";
            case NextSeat turn -> seats.title(turn.seat()) + " moves next";
            case MustPlay duty -> seats.title(duty.seat()) + " must play " + board.text(duty.play());
            case Time time -> seats.title(time.seat()) + " receives " + time.seconds() + " seconds";
            case NewEpoch epoch -> null;
            case StandingOffer offer -> null;
            case EnterPhase phase -> null;
        };
    }
}
