package org.openarbiter.match;

import java.util.Locale;

/** What ended a game of a match. */
public enum Cause {
    /** A rule of the game: mate, a repetition, a count. */
    RULE,
    /** An engine resigned. */
    RESIGNATION,
    /** Both engines wanted a draw, or one claimed it rightly. */
    DRAW,
    /** A move came after the flag had fallen, or only after the command to stop. */
    TIME,
    /** A move was illegal. */
    ILLEGAL_MOVE,
    /** The process of an engine ended, or would not start again. */
    CRASH,
    /** An engine did not answer, not even to the command to stop. */
    HANG,
    /** The answer of an engine made no sense. */
    NONSENSE,
    /** The match adjudicated the game by the scores of both engines, or its length. */
    ADJUDICATION;

    /** As it stands in results: {@code illegal-move}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
