package org.openarbiter.dragons.status;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openarbiter.dragons.life.Reach;

/**
 * How much an answer may cost. The budgets of answers stand here; they count positions and games, never time. What a class reads on the way to an
 * answer, such as whether a wall can be captured, is small and stands with it.
 *
 * <p>What is proved with one effort is the answer with every higher one: see {@link Statuses}.
 */
public enum Effort {
    /** Nothing but what is seen and settled unconditionally: for a look at a whole board. */
    GLANCE(0, Reach.FAR, 0, 0, 0),
    /** A short reading of each group that is not plainly alive or at large: for a table of all groups. */
    TABLE(1, Reach.FAR, 250, 0, 0),
    /** A reading of a group that somebody asks about, and of its races. */
    QUESTION(2, Reach.FAR, 20_000, 500, 0),
    /** The most: what is not proved then is estimated by games played at random. */
    THOROUGH(3, Reach.CLOSE, 60_000, 20_000, 50_000);

    /** How many positions each question about a string may look at while groups are found: the same with every effort, so that the groups are. */
    public static final long GATHERING = 500;
    /** The same where somebody asks about the capture of strings alone: many with four liberties take more than half of it. */
    public static final long CAPTURES = 1_000_000;
    /** The same about a string with more than {@link #MANY_LIBERTIES}: of 150 in games none was captured, with ten times as many positions. */
    private static final long CAPTURES_AFAR = 100_000;
    private static final int MANY_LIBERTIES = 4;
    /** The same where a race is won, and it is asked whether the string is taken all the same: seldom, so that it may take more than the race. */
    public static final long CAPTURE_IN_RACE = 100_000;
    /** The same where somebody asks about the connection of strings alone. */
    public static final long CONNECTIONS = 200_000;
    /**
     * How many positions each search may look at that asks whether a group lives by capturing doubtful stones around it. All efforts that ask have
     * the same, so that they give the same answer.
     */
    static final long WALL = 40_000;
    /** How many positions each search may look at where somebody asks about a race of two groups alone. */
    public static final long RACE = 50_000;
    /** How many games are played at random where that was not enough. */
    public static final int RACE_GAMES = 20_000;

    /** How many efforts there are. */
    static final int COUNT = 4;

    private final int number;
    private final Reach reach;
    private final long life;
    private final long races;
    private final int games;

    Effort(int number, Reach reach, long life, long races, int games) {
        this.number = number;
        this.reach = reach;
        this.life = life;
        this.races = races;
        this.games = games;
    }

    /** How many positions a question may look at where somebody asks about the capture of a string with so many liberties alone. */
    public static long captures(int liberties) {
        return liberties > MANY_LIBERTIES ? CAPTURES_AFAR : CAPTURES;
    }

    /** A number below {@link #COUNT}, another for each. */
    int number() {
        return number;
    }

    /** How many positions each search of life and death may look at; none if nothing is read. */
    long life() {
        return life;
    }

    /** Among which moves a search of life and death looks for its proof: many positions are left to those close to the group. */
    Reach reach() {
        return reach;
    }

    /** How many positions each search of a race may look at; none if races are not read. */
    long races() {
        return races;
    }

    /** How many games are played at random where a search came to no end. */
    int games() {
        return games;
    }

    /** Whether the life of a group is read that looks like this. */
    boolean reads(Sight sight) {
        return switch (this) {
            case GLANCE -> false;
            case TABLE -> sight.isDoubtful();
            case QUESTION, THOROUGH -> true;
        };
    }

    /** The effort of a name; empty for another word. */
    public static Optional<Effort> named(String word) {
        return Arrays.stream(values()).filter(effort -> effort.toString().equals(word)).findFirst();
    }

    /** All names, from the lowest effort on. */
    public static String names() {
        return Arrays.stream(values()).map(Effort::toString).collect(Collectors.joining(", "));
    }

    /** Whether this effort reads if a group lives by capturing doubtful stones around it. */
    boolean readsWalls() {
        return compareTo(QUESTION) >= 0;
    }

    /** In lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
