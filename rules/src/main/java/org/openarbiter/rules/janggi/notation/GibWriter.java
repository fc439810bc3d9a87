package org.openarbiter.rules.janggi.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.janggi.board.Fen;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Opening;
import org.openarbiter.rules.janggi.board.Piece;

/** Writes recorded games as GIB; a game that begins elsewhere than a game does gets its start as a FEN. */
final class GibWriter {
    private static final List<String> TAGS = List.of("Event", "Round", "Date", "Site", "Cho", "Han", "TimeControl");
    private static final int A_LINE = 6;

    private GibWriter() {}

    static String write(RecordedGame<JanggiBoard> game, RecordFormat.Remarks remarks) throws InputException {
        List<Integer> plays = MainLine.of(game, "gib");
        StringBuilder out = new StringBuilder(2048);
        for (String tag : TAGS) {
            tag(out, Words.korean(tag), game.tags().get(tag));
        }
        for (Map.Entry<String, String> tag : game.tags().entrySet()) {
            tag(out, tag.getKey(), TAGS.contains(tag.getKey()) || tag.getKey().equals("Result") ? null : tag.getValue());
        }
        JanggiBoard board = game.start();
        start(out, board);
        tag(out, "총수", String.valueOf(plays.size()));
        tag(out, "대국결과", result(game, board.copy()));
        out.append('\n');
        comment(out, game, remarks, 0);
        for (int index = 0; index < plays.size(); index++) {
            out.append(index + 1).append(". ").append(GibMove.write(board, plays.get(index)));
            board.play(board.toMove(), plays.get(index));
            boolean ends = (index + 1) % A_LINE == 0 || index + 1 == plays.size();
            out.append(comment(out.append(' '), game, remarks, index + 1) || !ends ? "" : "\n");
        }
        return out.toString().replace(" \n", "\n").stripTrailing();
    }

    private static void tag(StringBuilder out, String name, @Nullable String value) {
        if (value != null && !name.matches(".*[\\s\"\\]].*")) {
            out.append('[').append(name).append(" \"").append(value.replace('"', '\'').replaceAll("\\s+", " ")).append("\"]\n");
        }
    }

    private static void start(StringBuilder out, JanggiBoard board) {
        Optional<Opening> cho = Opening.of(board, Piece.CHO);
        Optional<Opening> han = Opening.of(board, Piece.HAN);
        boolean usual = cho.isPresent() && han.isPresent() && Fen.write(Opening.start(cho.get(), han.get())).equals(Fen.write(board));
        if (usual) {
            tag(out, "초차림", cho.get().korean());
            tag(out, "한차림", han.get().korean());
        } else {
            tag(out, "FEN", Fen.write(board));
        }
    }

    private static @Nullable String result(RecordedGame<JanggiBoard> game, JanggiBoard start) {
        int next = (start.toMove() + game.plies()) % 2;
        String recorded = game.recorded();
        if (recorded != null && (game instanceof JanggiRecord || Ending.of(recorded, next).outcome() != null)) {
            return recorded;
        }
        Act act = game.acts().isEmpty() ? null : game.acts().getLast().act(start, next);
        return Ending.word(game.recordedOutcome(), act, false);
    }

    /** Writes the comments at a moment on a line of their own; whether there are any. */
    private static boolean comment(StringBuilder out, RecordedGame<JanggiBoard> game, RecordFormat.Remarks remarks, int moment) {
        String own = game instanceof JanggiRecord record ? record.comments().get(moment) : null;
        String remark = remarks.at(moment);
        String text = own == null ? remark : remark == null ? own : own + "\n" + remark;
        if (text != null) {
            out.append("{").append(text.replace('{', '(').replace('}', ')')).append("}\n");
        }
        return text != null;
    }
}
