package org.openarbiter.rules.xiangqi.move;

import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;


/**
 * The mark by which a text distinguishes pieces of one kind on the same file, or its absence.
 *
 * <p>The place of a piece is counted from the front of its file, from 0. The rows of
 * {@link org.openarbiter.rules.xiangqi.board.MoveRow} supply the place, the size and the running number.
 */
enum MoveMark {
    /** No mark: the file alone says which piece is meant. */
    NONE,
    /** No mark in WXF, where this means the middle one of three or five pawns. */
    WXF_NONE,
    /** 前, or + on a file with fewer than four pawns. */
    FRONT,
    /** 中: the middle one of three or five. */
    MIDDLE,
    /** 後, or - on a file with fewer than four pawns. */
    REAR,
    /** + in WXF: the front one, but the second of four or five pawns. */
    WXF_PLUS,
    /** - in WXF: the rear one, but the last but one of four or five pawns. */
    WXF_MINUS,
    /** A number counted from the front of the file. */
    PLACE,
    /** A number that runs through all files with several pawns, from the mover's right, on each from the front. */
    RUNNING,
    /** The same, or counted from the other end: some count Black's pawns as Red sees them. */
    RUNNING_EITHER_WAY;

    /**
     * Whether the mark fits a piece.
     *
     * @param number the number in the text, from 1
     * @param size how many pieces share the file, at least two
     * @param place which of them this is, from the front, from 0
     * @param running its running number, from 0
     * @param total how many pieces have a running number
     */
    boolean fits(int number, int size, int place, int running, int total) {
        return switch (this) {
            case NONE -> false;
            case WXF_NONE, MIDDLE -> size % 2 == 1 && place == size / 2;
            case FRONT -> place == 0;
            case REAR -> place == size - 1;
            case WXF_PLUS -> place == (size > 3 ? 1 : 0);
            case WXF_MINUS -> place == (size > 3 ? size - 2 : size - 1);
            case PLACE -> place == number - 1;
            case RUNNING -> running == number - 1;
            case RUNNING_EITHER_WAY -> running == number - 1 || running == total - number;
        };
    }

    /** Whether the text claims that pieces share a file. */
    boolean isMark() {
        return this != NONE && this != WXF_NONE;
    }

    /** Whether it tells two pieces apart, as opposed to many: records put such a mark where there is no need for one. */
    boolean isOfTwo() {
        return this == FRONT || this == REAR || this == WXF_PLUS || this == WXF_MINUS;
    }

    /** In words, for an error. */
    Sentence words(int number) {
        return switch (this) {
            case NONE, WXF_NONE -> XiangqiLexicon.say("mark.only");
            case FRONT, WXF_PLUS -> XiangqiLexicon.say("mark.front");
            case MIDDLE -> XiangqiLexicon.say("mark.middle");
            case REAR, WXF_MINUS -> XiangqiLexicon.say("mark.rear");
            case PLACE, RUNNING, RUNNING_EITHER_WAY -> XiangqiLexicon.say("mark.number", "number", number);
        };
    }
}
