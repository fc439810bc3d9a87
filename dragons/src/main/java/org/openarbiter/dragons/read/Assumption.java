package org.openarbiter.dragons.read;

import java.util.Set;
import java.util.stream.Collectors;

/** What the proof of a reading takes for granted without reading it. A proof that needs none of these holds on the whole board. */
public enum Assumption {
    /** Stones of the attacker around the problem were not read: they have room, or there was no place left for them. */
    WALL_HOLDS("the stones around it cannot be captured"),
    /** The same for stones of the defender outside the problem, to which the group may connect. */
    FRIENDS_HOLD("friendly stones outside the group cannot be captured"),
    /**
     * A group without room for two eyes was given up with no friend within a few steps, though there are friends, or points left out,
     * farther away.
     */
    FRIENDS_OUT_OF_REACH("no friend out of its reach can be joined"),
    /** The region that is read is limited in size and reach. */
    POINTS_LEFT_OUT("points farther away do not matter"),
    /** A large string counts as decisive: who loses it has lost. */
    LARGE_STRINGS_DECIDE("no other string of seven stones or more is sacrificed"),
    /** A group that gets into the open has escaped. */
    OPEN_GROUND("a group that reaches open ground has escaped"),
    /** Strings that share two liberties, or a safe one, are counted as one group where nothing is played. */
    SHARED_LIBERTIES("strings that share two liberties are connected"),
    /** Only moves that seemed worth reading were tried. */
    MOVES_LEFT_OUT("no move that was left out matters"),
    /** Liberties outside, far from any eye, were not played on. */
    LIBERTIES_LEFT_OUT("liberties far from its eyes do not matter"),
    /** A line that went on too long counts as life. */
    LONG_LINES("a line of more than 60 moves does not kill"),
    /** What a count of liberties and eyes decides was not played out. */
    COUNT_HOLDS("no capture, cut or extension upsets the count of a race"),
    /** A race was read between two groups, all others being safe or lost. */
    RACE_OF_TWO("no third group joins the race"),
    /** Attacks on a string, or on a link, were read up to an order, among moves near it: ladders, nets and what is a little slower. */
    SLOWER_MOVES_FAIL("no slower or more distant move works"),
    /** One string of the group was read; the others are taken to share its fate. */
    STRINGS_JOINED("its strings live or die together");

    private final String text;

    Assumption(String text) {
        this.text = text;
    }

    /** A clause that says it. */
    public String text() {
        return text;
    }

    /** The clauses of several in a row. */
    public static String clauses(Set<Assumption> assumptions) {
        return assumptions.stream().map(Assumption::text).collect(Collectors.joining("; "));
    }
}
