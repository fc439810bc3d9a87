package org.openarbiter.match;

import java.util.Locale;

/** What ended a game, in the eyes of whoever runs the match. */
public enum Cause {
    /** A rule of the game: mate, a repetition, a count. */
    RULE,
    /** An engine resigned. */
    RESIGNATION,
    /** Both engines wanted a draw, or one claimed it rightly. */
    DRAW,
    /** A move came after the flag had fallen, or when the engine was told to stop. */
    TIME,
    /** A move was not allowed. */
    ILLEGAL_MOVE,
    /** The process of an engine ended, or would not start again. */
    CRASH,
    /** An engine did not answer, nor when it was told to stop. */
    HANG,
    /** What an engine said was no answer. */
    NONSENSE,
    /** The match adjudicated the game by the scores of both engines, or its length. */
    ADJUDICATION;

    /** As it stands in results: {@code illegal-move}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
