package org.openarbiter.rules.shogi.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.shogi.board.Handicap;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/** Writes recorded games as KIF. */
final class KifWriter {
    private static final List<String> FIRST = List.of("Date", "Event", "Site", "TimeControl", "Opening");
    /** What a line would be read as that begins so. */
    private static final Pattern NO_KEYWORD = Pattern.compile("^\\s*(?:$|[0-9*＊#&|+０-９▲▼☗△▽☖]|手数|変化|まで|.*の持駒)|[:：]");
    private static final int HOUR = 3600;
    private static final int MINUTE = 60;

    private KifWriter() {}

    static String write(RecordedGame<ShogiBoard> game, RecordFormat.Remarks remarks, String format) throws InputException {
        MainLine line = new MainLine(game, format);
        StringBuilder out = head(game).insert(0, "# ---- Kifu ----\n");
        out.append("手数----指手---------消費時間--\n");
        comment(out, line.comment(0, remarks));
        int[] total = new int[2];
        int before = -1;
        for (int index = 0; index < line.steps().size(); index++) {
            MainLine.Step step = line.steps().get(index);
            out.append(String.format("%4d %s", index + 1, move(step, before)));
            if (step.seconds() >= 0) {
                total[step.by()] += step.seconds();
                out.append("   ").append(time(step.seconds(), total[step.by()]));
            }
            out.append('\n');
            before = Move.to(step.play());
            comment(out, line.comment(index + 1, remarks));
        }
        end(out, game, line);
        return out.toString().stripTrailing();
    }

    /** The headers of a game, with a diagram if it begins with no customary position. */
    static StringBuilder head(RecordedGame<ShogiBoard> game) {
        StringBuilder out = new StringBuilder(4096);
        ShogiBoard start = game.start();
        Optional<String> name = Handicap.nameOf(start);
        headers(out, game.tags(), name.orElse("その他"));
        if (name.isEmpty()) {
            out.append(KifBoard.write(start));
        }
        return out;
    }

    private static void headers(StringBuilder out, Map<String, String> tags, String handicap) {
        for (String tag : FIRST) {
            header(out, tag, tags.get(tag), false);
        }
        header(out, "手合割", handicap, false);
        boolean given = !handicap.equals(Handicap.EVEN) && !handicap.equals("その他");
        header(out, "Black", tags.get("Black"), given);
        header(out, "White", tags.get("White"), given);
        tags.forEach((tag, value) -> header(
                out, tag, FIRST.contains(tag) || tag.equals("Black") || tag.equals("White") || tag.equals("Result") ? null : value, given));
    }

    private static void header(StringBuilder out, String tag, @Nullable String value, boolean handicap) {
        if (value != null && !NO_KEYWORD.matcher(KifTags.keyword(tag, handicap)).find()) {
            out.append(KifTags.keyword(tag, handicap)).append('：').append(value.replaceAll("[\r\n]+", " ")).append('\n');
        }
    }

    private static String move(MainLine.Step step, int before) {
        int to = Move.to(step.play());
        String square = to == before ? "同　" : Japanese.square(to);
        if (Move.isDrop(step.play())) {
            return square + Japanese.piece(step.kind()) + "打";
        }
        int from = Move.from(step.play());
        return square + Japanese.piece(step.kind()) + (Move.promotes(step.play()) ? "成" : "")
                + "(" + Square.file(from) + Square.rank(from) + ")";
    }

    private static String time(int seconds, int total) {
        return String.format("(%2d:%02d/%02d:%02d:%02d)", seconds / MINUTE, seconds % MINUTE, total / HOUR, total / MINUTE % MINUTE, total % MINUTE);
    }

    static void comment(StringBuilder out, @Nullable String comment) {
        if (comment != null) {
            comment.lines().forEach(line -> out.append('*').append(line).append('\n'));
        }
    }

    private static void end(StringBuilder out, RecordedGame<ShogiBoard> game, MainLine line) {
        Ending ending = line.ending();
        int plies = line.steps().size();
        if (ending != null) {
            Ending written = ending == Ending.DECLARED_DRAW ? Ending.IMPASSE : ending;
            out.append(String.format("%4d %s%n", plies + 1, written.kif()));
        }
        made(out, plies, KifClosing.write(
                game.recordedOutcome(), ending == null ? line.act() : null, game.start().handicapPoints() > 0));
    }

    /** The line after the moves; nothing where there is nothing to say. */
    static void made(StringBuilder out, int plies, @Nullable String closing) {
        if (closing != null) {
            out.append("まで").append(plies).append("手で").append(closing).append('\n');
        }
    }
}
