package org.openarbiter.protocol.uci;

import java.util.Locale;
import org.openarbiter.protocol.engine.Limits;

/**
 * The two protocols that share their shape, UCI and UCCI: the words in which they differ.
 *
 * <p>Sources: UCI, Stefan Meyer-Kahlen and Rudolf Huber, 2006; UCCI 3.0, 中国象棋通用引擎协议, xqbase.com.
 */
public enum UciProtocol {
    /** Universal Chess Interface. */
    UCI("uci", "uciok", "ucinewgame") {
        @Override
        String option(String name, String value) {
            return "setoption name " + name + (value.isEmpty() ? "" : " value " + value);
        }

        @Override
        void clocks(StringBuilder line, Limits.Clocks clocks, boolean firstMoves) {
            char own = firstMoves ? 'w' : 'b';
            char other = firstMoves ? 'b' : 'w';
            add(line, own + "time", Math.max(1, clocks.ownMillis()));
            add(line, other + "time", Math.max(1, clocks.otherMillis()));
            add(line, own + "inc", clocks.ownIncrement());
            add(line, other + "inc", clocks.otherIncrement());
            if (clocks.movesToGo() > 0) {
                add(line, "movestogo", clocks.movesToGo());
            }
        }

        @Override
        void moveTime(StringBuilder line, long millis) {
            add(line, "movetime", millis);
        }
    },

    /** Universal Chinese Chess Protocol; times in milliseconds, which is asked for with {@code usemillisec}. */
    UCCI("ucci", "ucciok", "setoption newgame") {
        @Override
        String option(String name, String value) {
            return "setoption " + name + (value.isEmpty() ? "" : " " + value);
        }

        @Override
        void clocks(StringBuilder line, Limits.Clocks clocks, boolean firstMoves) {
            add(line, "time", Math.max(1, clocks.ownMillis()));
            if (clocks.movesToGo() > 0) {
                add(line, "movestogo", clocks.movesToGo());
                add(line, "opptime", Math.max(1, clocks.otherMillis()));
                add(line, "oppmovestogo", clocks.movesToGo());
            } else {
                add(line, "increment", clocks.ownIncrement());
                add(line, "opptime", Math.max(1, clocks.otherMillis()));
                add(line, "oppincrement", clocks.otherIncrement());
            }
        }

        @Override
        void moveTime(StringBuilder line, long millis) {
            add(line, "time", millis);
            add(line, "movestogo", 1);
        }
    };

    private final String greeting;
    private final String ready;
    private final String newGame;

    UciProtocol(String greeting, String ready, String newGame) {
        this.greeting = greeting;
        this.ready = ready;
        this.newGame = newGame;
    }

    /** What the other side is greeted with. */
    public String greeting() {
        return greeting;
    }

    /** How an engine ends its answer to the greeting. */
    public String ready() {
        return ready;
    }

    /** What begins a new game. */
    public String newGame() {
        return newGame;
    }

    /** Its name as users write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return word();
    }

    /** The line that sets an option; a button has an empty value. */
    abstract String option(String name, String value);

    /** Adds what a {@code go} line says of the clocks. */
    abstract void clocks(StringBuilder line, Limits.Clocks clocks, boolean firstMoves);

    /** Adds what a {@code go} line says of a fixed time for the move. */
    abstract void moveTime(StringBuilder line, long millis);

    /**
     * The line that asks for a move.
     *
     * @param firstMoves whether the side to move is white or red
     */
    public String go(Limits limits, boolean firstMoves) {
        StringBuilder line = new StringBuilder("go");
        Limits.Clocks clocks = limits.clocks();
        if (clocks != null) {
            clocks(line, clocks, firstMoves);
        }
        if (limits.moveMillis() > 0) {
            moveTime(line, limits.moveMillis());
        }
        if (limits.nodes() > 0) {
            add(line, "nodes", limits.nodes());
        }
        if (limits.depth() > 0) {
            add(line, "depth", limits.depth());
        }
        return line.toString();
    }

    private static void add(StringBuilder line, String word, long value) {
        line.append(' ').append(word).append(' ').append(value);
    }
}
