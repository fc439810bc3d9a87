package org.openarbiter.rules.xiangqi.move;

import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.xiangqi.board.ChineseCharacters;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * Reads moves in the Chinese notation; see {@link org.openarbiter.rules.xiangqi.board.ChineseWriter} for the notation itself.
 *
 * <p>Read besides: traditional, simplified and variant characters for either side; numbers as Chinese numerals or digits of
 * either width for either side; the place after the piece (炮前退二); the file of pawns that stand behind each other on two files,
 * with the piece (前兵三平四, 前三兵平四) or without (前三平四), as books wrote before computers did; a number with a file
 * (二三兵平四).
 */
final class ChineseReader {
    private static final int SHORTEST = 4;
    private static final int LONGEST = 5;

    private final MoveSearch search;

    ChineseReader(MoveSearch search) {
        this.search = search;
    }

    int read(XiangqiBoard board, String text) throws PlayException {
        int length = text.length();
        if (length < SHORTEST || length > LONGEST) {
            throw shape();
        }
        int direction = ChineseCharacters.of(text.charAt(length - 2));
        int goal = ChineseCharacters.of(text.charAt(length - 1));
        if (!ChineseCharacters.isDirection(direction) || !ChineseCharacters.isNumber(goal)) {
            throw shape();
        }
        search.goal = goal;
        search.way = ChineseCharacters.LEVEL - direction;
        who(text, length - 2);
        return search.find(board);
    }

    /** What stands before the direction: which piece. */
    private void who(String text, int end) throws PlayException {
        int kind = 0;
        int place = 0;
        int first = 0;
        int second = 0;
        boolean pieceFirst = false;
        for (int at = 0; at < end; at++) {
            int meaning = ChineseCharacters.of(text.charAt(at));
            if (ChineseCharacters.isNumber(meaning) && second == 0) {
                second = first == 0 ? 0 : meaning;
                first = first == 0 ? meaning : first;
            } else if (ChineseCharacters.isPiece(meaning) && kind == 0) {
                kind = meaning - ChineseCharacters.PIECE;
                pieceFirst = first == 0;
            } else if (ChineseCharacters.isPlace(meaning) && place == 0) {
                place = meaning;
            } else {
                throw shape();
            }
        }
        search.kinds = 1 << (kind == 0 ? Piece.PAWN : kind);
        if (place != 0 && second == 0 && (kind != 0 || first != 0)) {
            place(place, first);
        } else if (place == 0 && kind != 0 && second != 0 && !pieceFirst) {
            numbered(MoveMark.PLACE, first, second);
        } else if (place == 0 && kind != 0 && second == 0 && pieceFirst) {
            numbered(MoveMark.NONE, 0, first);
        } else if (place == 0 && kind == Piece.PAWN && second == 0) {
            numbered(MoveMark.RUNNING, first, 0);
        } else {
            throw shape();
        }
    }

    private void place(int place, int file) {
        MoveMark mark = place == ChineseCharacters.FRONT ? MoveMark.FRONT
                : place == ChineseCharacters.MIDDLE ? MoveMark.MIDDLE : MoveMark.REAR;
        numbered(mark, 0, file);
    }

    private void numbered(MoveMark mark, int number, int file) {
        search.mark = mark;
        search.number = number;
        search.file = file;
    }

    private static PlayException shape() {
        return PlayException.unreadable(XiangqiLexicon.say("no-chinese"));
    }
}
