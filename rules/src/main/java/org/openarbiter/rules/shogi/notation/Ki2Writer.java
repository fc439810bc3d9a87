package org.openarbiter.rules.shogi.notation;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/** Writes recorded games as KI2. */
final class Ki2Writer {
    private static final int IN_A_LINE = 6;
    /** How many columns of a terminal a move takes. */
    private static final int WIDTH = 12;

    private final StringBuilder out;
    private int inLine;

    private Ki2Writer(StringBuilder out) {
        this.out = out;
    }

    /** A game, without the line that names the format. */
    static String write(RecordedGame<ShogiBoard> game, RecordFormat.Remarks remarks) throws InputException {
        MainLine line = new MainLine(game, "ki2");
        Ki2Writer writer = new Ki2Writer(KifWriter.head(game));
        writer.comment(line.comment(0, remarks));
        writer.moves(game, line, remarks);
        writer.end(game, line);
        return writer.out.toString().stripTrailing();
    }

    private void moves(RecordedGame<ShogiBoard> game, MainLine line, RecordFormat.Remarks remarks) throws InputException {
        ShogiBoard board = game.start();
        int before = -1;
        List<MainLine.Step> steps = line.steps();
        for (int index = 0; index < steps.size(); index++) {
            MainLine.Step step = steps.get(index);
            String word = word(board, step.by(), step.play(), before);
            if (word == null) {
                throw game.fault(index, "'" + game.written(index) + "' cannot be written as ki2: no words tell which piece moves", "a legal move");
            }
            put(word);
            comment(line.comment(index + 1, remarks));
            if (index + 1 < steps.size()) {
                board.play(step.by(), step.play());
                before = Move.to(step.play());
            }
        }
        breakLine();
    }

    private void put(String word) {
        if (inLine == IN_A_LINE) {
            breakLine();
        }
        out.append(inLine == 0 ? "" : " ".repeat(Math.max(1, WIDTH - width())));
        out.append(word);
        inLine++;
    }

    /** How wide the latest move is; all its characters take two columns. */
    private int width() {
        int begins = Math.max(out.lastIndexOf("▲"), out.lastIndexOf("△"));
        return 2 * (out.length() - begins);
    }

    private void breakLine() {
        out.append(inLine == 0 ? "" : "\n");
        inLine = 0;
    }

    private void comment(@Nullable String comment) {
        if (comment != null) {
            breakLine();
            KifWriter.comment(out, comment);
        }
    }

    /**
     * A move on the board where it is about to be made, in the fewest words that are read as this move; null if none are.
     *
     * @param before where the move before arrived; −1 if there is none
     */
    static @Nullable String word(ShogiBoard board, int by, int play, int before) {
        int to = Move.to(play);
        int kind = Move.isDrop(play) ? Move.dropped(play) : Piece.kind(board.pieceAt(Move.from(play)));
        String said = MoveText.mark(by) + (to == before ? "同　" : Japanese.square(to)) + Japanese.piece(kind);
        List<Integer> able = Relative.able(board, Piece.of(kind, by), to);
        if (Move.isDrop(play)) {
            return said + (able.isEmpty() && isRead(board, new Ki2Move(by, kind, to, "", false, false, false), play) ? "" : "打");
        }
        int from = Move.from(play);
        boolean could = Piece.promotes(kind) && (Square.isZone(by, from) || Square.isZone(by, to));
        String promotion = Move.promotes(play) ? "成" : could ? "不成" : "";
        String least = Relative.write(kind, by, from, able, to);
        // Which of the pieces can go there legally matters only where the move itself is illegal.
        return Stream.of(least, Relative.way(by, from, to))
                .filter(where -> isRead(board, new Ki2Move(by, kind, to, where, Move.promotes(play), false, !promotion.isEmpty()), play))
                .map(where -> said + where + promotion)
                .findFirst().orElse(null);
    }

    private static boolean isRead(ShogiBoard board, Ki2Move move, int play) {
        try {
            return move.read(board) == play;
        } catch (PlayException e) {
            return false;
        }
    }

    private void end(RecordedGame<ShogiBoard> game, MainLine line) {
        Ending ending = line.ending();
        Outcome recorded = game.recordedOutcome();
        if (ending != null && recorded instanceof Outcome.Win && !recorded.equals(ending.outcome(line.next()))) {
            out.append(MoveText.mark(line.next())).append(ending.kif()).append('\n');
            ending = null;
        }
        KifWriter.made(out, line.steps().size(), closing(game, line, ending));
    }

    private static @Nullable String closing(RecordedGame<ShogiBoard> game, MainLine line, @Nullable Ending ending) {
        boolean handicap = game.start().handicapPoints() > 0;
        return ending == null
                ? KifClosing.write(game.recordedOutcome(), line.act(), handicap) : KifClosing.write(ending, line.next(), handicap);
    }
}
