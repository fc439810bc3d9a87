package org.openarbiter.rules.core;

/** What hangs over the players of a game between two acts: whose turn it is, who is out, offers, duties, the phase. */
final class Standing {
    private final int seats;

    int next;
    int epoch;
    int touched;
    int dutySeat;
    int duty;
    long out;
    long offers;
    Phase phase = Phase.PLAY;

    Standing(int seats) {
        if (seats > Long.SIZE) {
            throw new IllegalArgumentException("at most " + Long.SIZE + " seats, not " + seats);
        }
        this.seats = seats;
    }

    void clear(int first) {
        next = first;
        epoch = 0;
        touched = -1;
        dutySeat = -1;
        out = 0;
        offers = 0;
        phase = Phase.PLAY;
    }

    boolean isActive(int seat) {
        return seat >= 0 && seat < seats && (out >>> seat & 1) == 0;
    }

    /** To touch a piece is to decline what the others offered, as to play is. */
    void touched(int by) {
        offers &= 1L << by;
        touched = by;
    }

    /** A play ends what hung over the player and rejects the offers of the others; his own offer stands until they answer. */
    void played(int by, int nextSeat) {
        offers &= 1L << by;
        touched = -1;
        if (dutySeat == by) {
            dutySeat = -1;
        }
        if (phase == Phase.SCORING) {
            phase = Phase.PLAY;
        }
        next = nextSeat;
    }

    void oblige(Consequence.MustPlay obligation) {
        dutySeat = obligation.seat();
        duty = obligation.play();
    }
}
