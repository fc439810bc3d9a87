package org.openarbiter.rules.chess.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random games from seeds, standard ones and Chess960, as test data.
 */
final class RandomGames {
    private static final int LONGEST = 160;

    private RandomGames() {}

    /** What is done with each position of a game. */
    interface Visitor {
        void visit(ChessBoard board, Random random) throws Exception;
    }

    /** Plays games and visits every position on the way, the first included; the visitor leaves the board as it found it. */
    static void visit(long seed, int games, Visitor visitor) throws Exception {
        for (int game = 0; game < games; game++) {
            var random = new Random(seed * 1_000_003 + game);
            ChessBoard board = start(game, random);
            int[] plays = new int[board.mostPlays()];
            for (int ply = 0; ply < LONGEST; ply++) {
                visitor.visit(board, random);
                int count = board.legalPlays(board.toMove(), plays);
                if (count == 0) {
                    break;
                }
                board.play(board.toMove(), pick(plays, count, random));
            }
        }
    }

    /** The legal plays from square to square, castling to the king's own rook on standard boards too. */
    static List<String> texts(ChessBoard board) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        var texts = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            texts.add(Square.name(Move.from(plays[i])) + Square.name(Move.to(plays[i])) + board.text(plays[i]).substring(4));
        }
        return texts;
    }

    private static ChessBoard start(int game, Random random) {
        return game % 2 == 0 ? ChessBoard.start() : ChessBoard.of(Chess960.setup(random.nextInt(960)));
    }

    /** Prefers castling, double steps and en passant, which pure chance rarely meets. */
    private static int pick(int[] plays, int count, Random random) {
        int play = plays[random.nextInt(count)];
        for (int i = 0; i < count; i++) {
            boolean rare = Move.isEnPassant(plays[i]) || Move.isCastling(plays[i]) || Move.isDoubleStep(plays[i]);
            if (rare && random.nextInt(6) == 0) {
                play = plays[i];
            }
        }
        return play;
    }
}
