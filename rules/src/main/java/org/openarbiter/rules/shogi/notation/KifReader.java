package org.openarbiter.rules.shogi.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/** One reading of a game in KIF: a numbered move a line, with the square that the piece comes from. */
final class KifReader extends KifText {
    /** The move ends before the spaces that follow it, and only there is the rest of the line tried: many spaces take no more time. */
    private static final Pattern MOVE_LINE = Pattern.compile(
            "\\s*+([0-9]++)\\s++(\\S.*?)(?<!\\s)\\s*+(?:\\(\\s*+([0-9]++):([0-9]++)[^()]*+\\))?\\s*+\\+?+\\s*+");
    private static final Pattern MOVE = Pattern.compile(
            MoveText.MARK + "?" + MoveText.SQUARE + "[\\s　]*" + MoveText.PIECE + "(成|不成)?(?:(打)|\\(([1-9])([1-9])\\))");
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
        Matcher move = MOVE.matcher(text);
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

    private ShogiRecord.MoveReader reader(Lines.Line line, int column, Matcher move) throws InputException {
        int to = destination(line, column, move, 1);
        int kind = MoveText.kind(move.group(3));
        if (move.group(5) != null) {
            if (kind > Piece.GOLD) {
                throw Lines.error(line, column + move.start(3), "a " + Piece.name(kind) + " cannot be dropped", "a piece in hand");
            }
            int drop = Move.drop(kind, to);
            return board -> drop;
        }
        int from = Square.of(MoveText.number(move.group(6)), MoveText.number(move.group(7)));
        if (from == to) {
            throw Lines.error(line, column, "the piece would not move", "another square of origin");
        }
        int play = Move.of(from, to, "成".equals(move.group(4)));
        String name = move.group(3);
        return board -> checked(board, play, kind, name);
    }

    /** The move, if the piece is of the kind that is named, or none is there. */
    private static int checked(ShogiBoard board, int play, int kind, String name) throws PlayException {
        int there = board.pieceAt(Move.from(play));
        if (there != Piece.NONE && Piece.kind(there) != kind) {
            throw PlayException.unreadable(ShogiLexicon.say(
                    "other-piece-in-kif", "named", name, "square", Japanese.square(Move.from(play)),
                    "piece", Japanese.piece(Piece.kind(there))));
        }
        return play;
    }
}
