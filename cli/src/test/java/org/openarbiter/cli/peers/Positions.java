package org.openarbiter.cli.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.openarbiter.rules.chess.board.ChessBoard;

/** Positions out of random games, the same ones every time. */
final class Positions {
    private static final int LONGEST = 120;

    private Positions() {}

    /** Sixty: ten each, of standard chess and of Chess960, of any kind, with castling possible, and with a capture en passant. */
    static List<ChessBoard> sixty() {
        List<ChessBoard> positions = new ArrayList<>();
        for (boolean chess960 : new boolean[] {false, true}) {
            positions.addAll(ten(1, chess960, board -> true));
            positions.addAll(ten(2, chess960, board -> board.castling(true) != 0 || board.castling(false) != 0));
            positions.addAll(ten(3, chess960, board -> board.legalEnPassantSquare() != 0));
        }
        return positions;
    }

    /** One out of each of ten games: the last one of the kind within a number of plies that grows from game to game. */
    private static List<ChessBoard> ten(long seed, boolean chess960, Predicate<ChessBoard> kind) {
        List<ChessBoard> positions = new ArrayList<>();
        for (int game = 0; positions.size() < 10; game++) {
            Wanderer wanderer = new Wanderer(1000 * seed + game, chess960, 0);
            int plies = 12 + 11 * game % LONGEST;
            ChessBoard found = null;
            for (int ply = 0; ply < plies && wanderer.step(); ply++) {
                if (kind.test(wanderer.board())) {
                    found = wanderer.board().copy();
                }
            }
            if (found != null) {
                positions.add(found);
            }
        }
        return positions;
    }
}
