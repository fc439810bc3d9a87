package org.openarbiter.rules.shogi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;

/** The pieces in hand, in the order in which they lie on a stand. */
final class Hands {
    /** The kinds that can be in hand, the strongest first. */
    static final List<Integer> KINDS =
            List.of(Piece.ROOK, Piece.BISHOP, Piece.GOLD, Piece.SILVER, Piece.KNIGHT, Piece.LANCE, Piece.PAWN);

    private Hands() {}

    /** The name of the place where a side has pieces of a kind in hand: {@code P*} for Black, {@code p*} for White. */
    static String place(int kind, int side) {
        return Piece.sfen(Piece.of(kind, side)) + "*";
    }

    /** The pieces in letters: {@code R 2P}; a dash for none. */
    static String letters(ShogiBoard board, int side) {
        List<String> all = new ArrayList<>();
        for (int kind : KINDS) {
            int count = board.inHand(side, kind);
            if (count > 0) {
                all.add((count > 1 ? String.valueOf(count) : "") + Piece.sfen(Piece.of(kind, side)));
            }
        }
        return all.isEmpty() ? "-" : String.join(" ", all);
    }

    /** The pieces in Japanese: {@code 飛 歩二}; なし for none. */
    static String signs(ShogiBoard board, int side) {
        List<String> all = new ArrayList<>();
        for (int kind : KINDS) {
            int count = board.inHand(side, kind);
            if (count > 0) {
                all.add(Japanese.sign(kind) + Japanese.count(count));
            }
        }
        return all.isEmpty() ? "なし" : String.join(" ", all);
    }

    /** The pieces in words: {@code rook, 2 pawns}; nothing for none. */
    static String words(ShogiBoard board, int side) {
        List<String> all = new ArrayList<>();
        for (int kind : KINDS) {
            int count = board.inHand(side, kind);
            if (count > 0) {
                all.add(count == 1 ? Piece.name(kind) : count + " " + Piece.name(kind) + "s");
            }
        }
        return String.join(", ", all);
    }
}
