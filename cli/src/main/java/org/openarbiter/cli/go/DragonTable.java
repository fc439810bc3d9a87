package org.openarbiter.cli.go;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openarbiter.dragons.report.DragonPicture;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Cave;
import org.openarbiter.dragons.worms.Color;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.HalfEye;
import org.openarbiter.rules.go.board.GoBoard;

/** Tables of the dragons and of the eye spaces of a position. */
final class DragonTable {
    private DragonTable() {}

    /** A line for each dragon, in the order of their origins. */
    static List<String> dragons(GoBoard board, Analysis analysis, DragonPicture picture) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "", "color", "origin", "stones", "strings", "genus", "heyes", "escape", "vitality", "semeai", "status", "known", "safety"));
        for (Dragon dragon : analysis.dragons()) {
            rows.add(List.of(
                    String.valueOf(picture.letter(dragon)),
                    dragon.color().toString(),
                    board.pointName(dragon.origin()),
                    Integer.toString(dragon.size()),
                    Integer.toString(dragon.worms().size()),
                    Integer.toString(dragon.genus()),
                    Integer.toString(dragon.heyes()),
                    Integer.toString(dragon.escapeRoute()),
                    Integer.toString(dragon.vitality()),
                    dragon.semeai() ? "yes" : "-",
                    dragon.status().toString(),
                    dragon.life().known().word(),
                    dragon.safety().toString()));
        }
        return aligned(rows);
    }

    /** A line for each eye space, half eye and false eye. */
    static List<String> eyes(GoBoard board, Analysis analysis) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "of", "points", "move that makes it", "move that takes it"));
        for (Cave cave : analysis.caves()) {
            if (cave.color() != Color.GRAY_BORDER) {
                rows.add(List.of(
                        "eye space", owner(board, cave.color(), cave.border()),
                        cave.points().stream().map(board::pointName).collect(Collectors.joining(" ")), "", ""));
            }
        }
        for (HalfEye eye : analysis.halfEyes()) {
            Color color = analysis.dragonAt(eye.dragon()).map(Dragon::color).orElse(Color.GRAY_BORDER);
            rows.add(List.of(
                    eye.type().toString(), owner(board, color, eye.dragon()), board.pointName(eye.point()),
                    point(board, eye.isMadeFromOutside() ? eye.make() : -1), point(board, eye.kill())));
        }
        return aligned(rows);
    }

    private static String owner(GoBoard board, Color color, int dragon) {
        return board.seats().name(color.seat()) + " " + point(board, dragon);
    }

    private static String point(GoBoard board, int point) {
        return point < 0 ? "-" : board.pointName(point);
    }

    private static List<String> aligned(List<List<String>> rows) {
        int[] widths = new int[rows.getFirst().size()];
        rows.forEach(row -> Arrays.setAll(widths, column -> Math.max(widths[column], row.get(column).length())));
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                line.append(String.format(Locale.ROOT, "%-" + Math.max(1, widths[column]) + "s  ", row.get(column)));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
