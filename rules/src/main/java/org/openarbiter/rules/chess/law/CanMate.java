package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.core.evidence.MomentFinding;

/**
 * The finding that a side can still mate, with a series of legal moves that does.
 *
 * @param ply the moment from which the line starts
 * @param side the side that mates
 * @param line the moves of both sides as the board writes them; empty if it is mate already
 * @param shown the line for people
 */
record CanMate(int ply, String side, List<String> line, String shown) implements MomentFinding {
    /** A longer line is of use to a program only: people get its last move. */
    private static final int SHOWN = 24;

    CanMate {
        line = List.copyOf(line);
    }

    /** The finding with its line, which is played on a copy of the board. */
    static CanMate of(ChessBoard position, int ply, String side, List<Integer> plays) {
        ChessBoard board = position.copy();
        List<String> line = new ArrayList<>();
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < plays.size(); i++) {
            int play = plays.get(i);
            line.add(board.text(play));
            boolean last = i == plays.size() - 1;
            if (plays.size() <= SHOWN || last) {
                boolean numbered = board.toMove() == Piece.WHITE || shown.isEmpty();
                shown.append(shown.isEmpty() ? "" : " ").append(numbered ? MoveNames.of(board, play) : San.write(board, play));
            }
            board.play(board.toMove(), play);
        }
        return new CanMate(ply, side, line, shown.toString());
    }

    @Override
    public String kind() {
        return "can-mate";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("side", side);
        values.put("line", line);
        return values;
    }

    /** The fact without the line. */
    String claim() {
        return side + " can still checkmate";
    }

    @Override
    public String text() {
        if (line.isEmpty()) {
            return claim();
        }
        return line.size() <= SHOWN
                ? claim() + ", for example " + shown
                : claim() + ", for example by a line that ends with " + shown;
    }
}
