package org.openarbiter.cli.go;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openarbiter.dragons.report.DragonPicture;
import org.openarbiter.dragons.report.ReportLexicon;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Cave;
import org.openarbiter.dragons.worms.Color;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.HalfEye;
import org.openarbiter.rules.core.words.Columns;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.board.GoBoard;

/** Tables of the dragons and of the eye spaces of a position. */
final class DragonTable {
    private DragonTable() {}

    /** A line for each dragon, in the order of their origins. */
    static List<String> dragons(GoBoard board, Analysis analysis, DragonPicture picture, Words words) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(headings(words,
                "color", "origin", "stones", "strings", "genus", "heyes", "escape", "vitality", "semeai", "status", "known", "safety"));
        for (Dragon dragon : analysis.dragons()) {
            rows.add(List.of(
                    String.valueOf(picture.letter(dragon)),
                    words.say(ReportLexicon.say("color", "color", Term.of("color", dragon.color().toString()))),
                    board.pointName(dragon.origin()),
                    Integer.toString(dragon.size()),
                    Integer.toString(dragon.worms().size()),
                    Integer.toString(dragon.genus()),
                    Integer.toString(dragon.heyes()),
                    Integer.toString(dragon.escapeRoute()),
                    Integer.toString(dragon.vitality()),
                    dragon.semeai() ? words.say(ReportLexicon.say("in-race")) : "-",
                    words.say(ReportLexicon.state(dragon.status())),
                    words.say(ReportLexicon.word(dragon.life().known())),
                    words.say(ReportLexicon.state(dragon.safety()))));
        }
        return aligned(rows);
    }

    /** A line for each eye space, half eye and false eye. */
    static List<String> eyes(GoBoard board, Analysis analysis, Words words) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(headings(words, "of", "points", "make", "kill"));
        for (Cave cave : analysis.caves()) {
            if (cave.color() != Color.GRAY_BORDER) {
                rows.add(List.of(
                        eye("eye-space", words), owner(board, cave.color(), cave.border(), words),
                        cave.points().stream().map(board::pointName).collect(Collectors.joining(" ")), "", ""));
            }
        }
        for (HalfEye eye : analysis.halfEyes()) {
            Color color = analysis.dragonAt(eye.dragon()).map(Dragon::color).orElse(Color.GRAY_BORDER);
            rows.add(List.of(
                    eye(eye.type() == HalfEye.Type.HALF_EYE ? "half-eye" : "false-eye", words),
                    owner(board, color, eye.dragon(), words), board.pointName(eye.point()),
                    point(board, eye.isMadeFromOutside() ? eye.make() : -1), point(board, eye.kill())));
        }
        return aligned(rows);
    }

    private static List<String> headings(Words words, String... columns) {
        return Stream.concat(Stream.of(""), Arrays.stream(columns).map(column -> words.say(ReportLexicon.say("column-" + column)))).toList();
    }

    private static String eye(String type, Words words) {
        return words.say(ReportLexicon.say("eye", "type", type));
    }

    private static String owner(GoBoard board, Color color, int dragon, Words words) {
        return words.say(ReportLexicon.say("owner", "player", board.seats().term(color.seat()), "point", point(board, dragon)));
    }

    private static String point(GoBoard board, int point) {
        return point < 0 ? "-" : board.pointName(point);
    }

    private static List<String> aligned(List<List<String>> rows) {
        int[] widths = new int[rows.getFirst().size()];
        rows.forEach(row -> Arrays.setAll(widths, column -> Math.max(widths[column], Columns.width(row.get(column)))));
        return rows.stream().map(row -> IntStream.range(0, widths.length)
                .mapToObj(column -> Columns.padded(row.get(column), Math.max(1, widths[column]))).collect(Collectors.joining("  ")).stripTrailing()).toList();
    }
}
