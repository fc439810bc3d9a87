package org.openarbiter.rules.core.rule;

/** What a rule can change for a game that goes on. */
public sealed interface Consequence {

    /** A seat may play no more; the turn skips it, its pieces stay. */
    record SeatOut(int seat) implements Consequence {}

    /** A seat has given the game up: it plays no more and cannot win; its pieces stay. */
    record SeatLeft(int seat) implements Consequence {}

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
}
