package org.openarbiter.rules.janggi.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.janggi.board.Coordinates;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.board.Point;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * A move of a GIB record: {@code 79졸78}, {@code 79楚卒78}, {@code 74상42병}, {@code 85포55장군}, {@code 한수쉼}.
 *
 * @param from where the piece comes from; −1 for a pass
 * @param kind what it is
 * @param to where it goes
 */
record GibMove(int from, int kind, int to) {
    private static final Pattern MOVE = Pattern.compile("([0-9])([0-9])[" + Words.SIDES + "]?(\\D)([0-9])([0-9])\\D*");
    private static final GibMove PASS = new GibMove(-1, Piece.NONE, -1);

    /** The move of a word; null if it is none. */
    static @Nullable GibMove of(String word) {
        if (word.startsWith("한수")) {
            return PASS;
        }
        Matcher move = MOVE.matcher(word);
        if (!move.matches()) {
            return null;
        }
        int from = Point.ofCoordinates(move.group(1).charAt(0), move.group(2).charAt(0));
        int to = Point.ofCoordinates(move.group(4).charAt(0), move.group(5).charAt(0));
        int kind = Words.kind(move.group(3).charAt(0));
        return from < 0 || to < 0 || kind == Piece.NONE ? null : new GibMove(from, kind, to);
    }

    /** Whether it is a pass. */
    boolean isPass() {
        return from < 0;
    }

    /** The play on a board. */
    int play(JanggiBoard board) throws PlayException {
        if (isPass()) {
            return board.parse(Coordinates.PASS);
        }
        int piece = board.pieceAt(from);
        if (piece != Piece.NONE && Piece.kind(piece) != kind) {
            throw new PlayException(JanggiLexicon.say(
                    "other-piece", "piece", Piece.term(Piece.kind(piece)), "point", Point.coordinates(from), "named", Piece.term(kind)));
        }
        return board.parse(Move.text(Move.of(from, to)));
    }

    /** The word for a play on the board where it is about to be made. */
    static String write(JanggiBoard board, int play) {
        if (Move.isPass(play)) {
            return Words.PASS;
        }
        int taken = board.pieceAt(Move.to(play));
        String word = Point.coordinates(Move.from(play)) + Words.of(board.pieceAt(Move.from(play))) + Point.coordinates(Move.to(play))
                + (taken == Piece.NONE ? "" : String.valueOf(Words.of(taken)));
        board.play(board.toMove(), play);
        boolean check = board.inCheck();
        board.undo();
        return check ? word + Words.CHECK : word;
    }
}
