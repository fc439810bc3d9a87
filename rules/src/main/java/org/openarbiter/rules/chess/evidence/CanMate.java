package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The finding that a side can still checkmate, with a series of legal moves that does (article 6.9).
 *
 * @param ply the moment from which the line starts
 * @param side the side that mates
 * @param line the moves of both sides in turn; empty if it is mate already
 */
public record CanMate(int ply, int side, List<NumberedMove> line) implements ChessFinding, MomentFinding {
    /** A longer line is of use to a program only: people get its last move. */
    private static final int SHOWN = 24;

    public CanMate {
        line = List.copyOf(line);
    }

    @Override
    public String kind() {
        return "can-mate";
    }

    @Override
    public boolean isIncident() {
        return false;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("side", Sides.term(side).english());
        values.put("line", line.stream().map(NumberedMove::uci).toList());
        return values;
    }

    /** The fact without the line: {@code White can still checkmate}. */
    public Sentence claim() {
        return ChessLexicon.say("can-mate", "player", Sides.term(side));
    }

    @Override
    public Sentence sentence() {
        if (line.isEmpty()) {
            return claim();
        }
        return line.size() <= SHOWN
                ? ChessLexicon.say("can-mate.line", "claim", claim(), "line", shown())
                : ChessLexicon.say("can-mate.last", "claim", claim(), "move", line.getLast().text());
    }

    /** The moves as a game score has them: {@code 41...Re1 42.Kh2 Rh1}. */
    private String shown() {
        StringBuilder shown = new StringBuilder(line.getFirst().text());
        for (NumberedMove move : line.subList(1, line.size())) {
            shown.append(' ').append(move.side() == Piece.WHITE ? move.text() : move.san());
        }
        return shown.toString();
    }
}
