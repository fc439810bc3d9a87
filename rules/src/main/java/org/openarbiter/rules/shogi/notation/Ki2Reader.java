package org.openarbiter.rules.shogi.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.shogi.board.Piece;

/** One reading of a game in KI2: several moves a line, each behind the mark of its player, without the squares that the pieces come from. */
final class Ki2Reader extends KifText {
    private static final String EXPECTED = "a move such as ▲７六歩, △同　銀右成 or ▲５五角打";
    private static final Pattern BLANKS = Pattern.compile("[\\s　]*+");
    /** A mark, and what stands behind it up to the next word. */
    private static final Pattern ANY = Pattern.compile("(" + MoveText.MARK + ")?+[\\s　]*+([^\\s　" + MoveText.MARKS + "]*+)");

    Ki2Reader(RawGame raw, boolean strict) {
        super(raw, strict, EXPECTED);
    }

    @Override
    boolean isMoves(String text) {
        String line = text.strip();
        return MoveText.MEANT.matcher(line).lookingAt() || MoveText.WORD.matcher(line).lookingAt() || ending(line, 0) != null;
    }

    @Override
    void moves(Lines.Line line) throws InputException {
        String text = line.text();
        Matcher blanks = BLANKS.matcher(text);
        Matcher word = MoveText.WORD.matcher(text);
        int at = blanks.lookingAt() ? blanks.end() : 0;
        while (at < text.length()) {
            if (text.startsWith("まで", at)) {
                made(line, at);
                return;
            }
            if (end != null) {
                lines.liberty(line, at + 1, "a move after the end was ignored", "nothing, or the result");
                return;
            }
            Matcher any = ending(text, at);
            if (any != null) {
                end(any);
                at = any.end();
            } else if (word.region(at, text.length()).lookingAt()) {
                move(line, at, word);
                at = word.end();
            } else {
                throw Lines.error(line, at + 1, "'" + unknown(text, at) + "' is not a move", EXPECTED);
            }
            at = blanks.region(at, text.length()).lookingAt() ? blanks.end() : at;
        }
    }

    private static String unknown(String text, int at) {
        Matcher any = ANY.matcher(text).region(at, text.length());
        return any.lookingAt() && any.end() > at ? any.group() : text.substring(at);
    }

    /** A word for the end of the game that stands at a place, behind a mark or alone; null if there is none. */
    private static @Nullable Matcher ending(String text, int at) {
        Matcher any = ANY.matcher(text).region(at, text.length());
        return any.lookingAt() && Ending.ofKif(any.group(2)) != null ? any : null;
    }

    private void end(Matcher any) {
        Ending ending = Ending.ofKif(any.group(2));
        if (ending != null) {
            end = ShogiRecord.End.of(any.group(2), ending, any.group(1) == null ? next() : MoveText.side(any.group(1).charAt(0)));
        }
    }

    private void move(Lines.Line line, int at, Matcher word) throws InputException {
        Ki2Move move = Ki2Move.of(word, destination(line, at + 1, word, 2));
        if (!move.isMove()) {
            throw Lines.error(line, word.start(4) + 1, "a " + Piece.name(move.kind()) + " cannot be dropped", "a piece in hand");
        }
        moves.add(new ShogiRecord.Written(word.group().strip(), line.number(), at + 1, move.by(), -1, move));
    }
}
