package org.openarbiter.match.guard;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.protocol.uci.UciProtocol;

/**
 * A {@code go} line of UCI or UCCI: how much time it leaves, and how it reads when some of that is used up.
 *
 * @param words as they were written, {@code go} the first
 * @param firstMoves whether the side to move is white or red
 */
record GoLine(UciProtocol protocol, List<String> words, boolean firstMoves) {
    /** How long an engine that should have moved is waited for, in milliseconds. */
    static final long OVERTIME = 500;

    private static final long RESERVE_PART = 20;
    private static final long MOST_RESERVE = 250;
    /** What is left of a time that has been used up, in milliseconds. */
    private static final long LEAST = 10;

    GoLine {
        words = List.copyOf(words);
    }

    /** The word before the time of the side to move. */
    private String clock() {
        if (protocol == UciProtocol.UCCI) {
            return "time";
        }
        return words.contains("movetime") ? "movetime" : firstMoves ? "wtime" : "btime";
    }

    /** Milliseconds that the move may take at most; −1 if the line sets no time. */
    long millis() {
        return number(words.indexOf(clock()) + 1);
    }

    /** Milliseconds after which an answer is due: a part of a clock is kept back, a time for one move is overdrawn a little; −1 for never. */
    long allowance() {
        long millis = isOpenEnded() ? -1 : millis();
        if (millis < 0) {
            return -1;
        }
        return words.contains("movetime") ? millis + OVERTIME : millis - Math.min(millis / RESERVE_PART, MOST_RESERVE);
    }

    private long number(int at) {
        boolean isNumber = at > 0 && at < words.size() && words.get(at).matches("-?\\d{1,15}");
        return isNumber ? Math.max(0, Long.parseLong(words.get(at))) : -1;
    }

    /** Whether the search goes on until it is stopped, or waits for the opponent's move. */
    boolean isOpenEnded() {
        return words.contains("infinite") || words.contains("ponder");
    }

    /** The line for the same search once the opponent has made the expected move. */
    GoLine withoutPondering() {
        return new GoLine(protocol, words.stream().filter(word -> !word.equals("ponder")).toList(), firstMoves);
    }

    /** The line for another search after a number of milliseconds; an open-ended one becomes short. */
    String again(long used) {
        if (isOpenEnded()) {
            return protocol == UciProtocol.UCI ? "go movetime 100" : "go time 100 movestogo 1";
        }
        List<String> left = new ArrayList<>(words);
        int at = left.indexOf(clock()) + 1;
        if (number(at) >= 0) {
            left.set(at, Long.toString(Math.max(LEAST, number(at) - used)));
        }
        int searched = left.indexOf("searchmoves");
        return String.join(" ", searched < 0 ? left : left.subList(0, searched));
    }
}
