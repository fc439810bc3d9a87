package org.openarbiter.rules.shogi.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.shogi.board.Piece;

/** One reading of a game in KIF: a numbered move a line, with the square that the piece comes from. */
final class KifReader extends KifText {
    /** The move ends before the spaces that follow it, and only there is the rest of the line tried: many spaces take no more time. */
    private static final Pattern MOVE_LINE = Pattern.compile(
            "\\s*+([0-9]++)\\s++(\\S.*?)(?<!\\s)\\s*+(?:\\(\\s*+([0-9]++):([0-9]++)[^()]*+\\))?\\s*+\\+?+\\s*+");
    private static final String NUMBER_EXPECTED = "the number of a move and the move, such as 1 ７六歩(77)";

    KifReader(RawGame raw, boolean strict) {
        super(raw, strict, NUMBER_EXPECTED);
    }

    @Override
    boolean isMoves(String text) {
        return Character.isDigit(text.stripLeading().charAt(0));
    }

    @Override
    void moves(Lines.Line line) throws InputException {
        Matcher whole = MOVE_LINE.matcher(line.text());
        if (!whole.matches()) {
            throw Lines.error(line, 1, "not a move", NUMBER_EXPECTED);
        }
        int column = whole.start(2) + 1;
        if (end != null) {
            lines.liberty(line, 1, "a move after the end was ignored", "nothing, or the result");
            return;
        }
        if (whole.group(1).length() > 6 || Integer.parseInt(whole.group(1)) != moves.size() + 1) {
            lines.liberty(line, whole.start(1) + 1, "move " + (moves.size() + 1) + " has the number " + whole.group(1),
                    "the number " + (moves.size() + 1));
        }
        String text = whole.group(2);
        Ending ending = Ending.ofKif(text);
        if (ending != null) {
            end = ShogiRecord.End.of(text, ending, next());
            return;
        }
        Matcher move = KifMove.PATTERN.matcher(text);
        if (!move.matches()) {
            throw Lines.error(line, column, "'" + text + "' is not a move", "a move such as ７六歩(77) or ５五角打, or a word such as 投了");
        }
        moves.add(new ShogiRecord.Written(text, line.number(), column, -1, seconds(whole), reader(line, column, move)));
    }

    private static int seconds(Matcher line) {
        String minutes = line.group(3);
        return minutes == null || minutes.length() > 5 || line.group(4).length() > 5
                ? -1 : 60 * Integer.parseInt(minutes) + Integer.parseInt(line.group(4));
    }

    private KifMove reader(Lines.Line line, int column, Matcher match) throws InputException {
        KifMove move = KifMove.of(match, destination(line, column, match, 1));
        if (move.isMove()) {
            return move;
        }
        throw move.isDrop()
                ? Lines.error(line, column + match.start(3), "a " + Piece.name(move.kind()) + " cannot be dropped", "a piece in hand")
                : Lines.error(line, column, "the piece would not move", "another square of origin");
    }
}
