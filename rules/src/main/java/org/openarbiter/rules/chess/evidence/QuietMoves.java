package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The finding that a number of plies passed without a capture or a pawn move (articles 9.3 and 9.6.2).
 *
 * @param from the moment of the last capture or pawn move; negative where it lies before the start, as a FEN can tell
 * @param to the moment of which it speaks
 * @param since the last capture or pawn move with its number, such as {@code 12.exd5}; empty where it lies before the first move
 */
public record QuietMoves(int from, int to, String since) implements ChessFinding {

    /** The same after one more such move. */
    public QuietMoves andOneMore() {
        return new QuietMoves(from, to + 1, since);
    }

    @Override
    public String kind() {
        return "quiet-moves";
    }

    @Override
    public List<Integer> plies() {
        return from < 0 ? List.of(to) : List.of(from, to);
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("from", from);
        values.put("to", to);
        values.put("plies", to - from);
        return values;
    }

    /** How many moves each player made; a further one by one of them does not count. */
    public int movesByEach() {
        return (to - from) / 2;
    }

    /** Whether there is none: the latest move was a capture or a pawn move, or none has been made. */
    public boolean isNone() {
        return from == to;
    }

    /** That there is none, where that is so, as a clause. */
    public Sentence sentenceOfNone() {
        return ChessLexicon.say("quiet.none", "from", Integer.signum(from), "since", since);
    }

    /** Whether one player made a further one. */
    public boolean hasOneMore() {
        return (to - from) % 2 != 0;
    }

    @Override
    public Sentence sentence() {
        return ChessLexicon.say(
                "quiet", "moves", movesByEach(), "odd", hasOneMore(), "from", Integer.signum(from), "since", since, "clock", -from);
    }
}
