package org.openarbiter.cli.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openarbiter.rules.chess.board.Chess960;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;

/** Plays legal moves at random from a seed, with a liking for what pure chance seldom meets. */
final class Wanderer {
    private final Random random;
    private final ChessBoard board;
    private final int[] plays;
    /** How often, in percent, a piece goes back where it came from. */
    private final int homesick;
    private final List<Integer> played = new ArrayList<>();

    /** A game from a seed, of standard chess or of Chess960. */
    Wanderer(long seed, boolean chess960, int homesick) {
        random = new Random(seed);
        board = chess960 ? ChessBoard.of(Chess960.setup(random.nextInt(960))) : ChessBoard.start();
        plays = new int[board.mostPlays()];
        this.homesick = homesick;
    }

    ChessBoard board() {
        return board;
    }

    /** The play made last, in UCI. */
    String lastText() {
        board.undo();
        String text = board.text(played.getLast());
        board.play(board.toMove(), played.getLast());
        return text;
    }

    /** Makes a play; false if there is none. */
    boolean step() {
        int count = board.legalPlays(board.toMove(), plays);
        if (count == 0) {
            return false;
        }
        int play = pick(count);
        board.play(board.toMove(), play);
        played.add(play);
        return true;
    }

    private int pick(int count) {
        if (played.size() >= 2 && random.nextInt(100) < homesick) {
            int last = played.get(played.size() - 2);
            int back = board.legal(Move.to(last), Move.from(last), Piece.NONE);
            if (back != Move.NONE && !Move.isCastling(last) && !Move.isCapture(back)) {
                return back;
            }
        }
        for (int i = 0; i < count; i++) {
            boolean rare = Move.isEnPassant(plays[i]) || Move.isCastling(plays[i]) || Move.isDoubleStep(plays[i]);
            if (rare && random.nextInt(6) == 0) {
                return plays[i];
            }
        }
        return plays[random.nextInt(count)];
    }
}
