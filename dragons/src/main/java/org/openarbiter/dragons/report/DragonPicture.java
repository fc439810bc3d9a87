package org.openarbiter.dragons.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Cave;
import org.openarbiter.dragons.worms.Color;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.HalfEye;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.picture.GoPicture;

/**
 * The boards on which an analysis is seen: one with a letter for each dragon, one with the eye spaces and half eyes. Source:
 * GNU Go 2.6 Documentation, "Colored display".
 *
 * <p>Dragons of Black have upper case letters, those of White lower case ones, in the order of their origins. Their color is that
 * of their safety: green alive, yellow unknown, white dead, red critical. Without color a sign behind the letter shows it: {@code
 * +} alive, {@code ?} unknown, {@code -} dead, {@code !} critical.
 */
public final class DragonPicture {
    private static final String BLACK_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZΓΔΘΛΞΠΣΦΨΩБДЖИЛФЦЧШЩЪЫЬЭЮЯ";
    private static final String WHITE_LETTERS = "abcdefghijklmnopqrstuvwxyzγδθλξπσφψωбджилфцчшщъыьэюя";
    private static final String RESET = "\033[0m";
    private static final String DIM = "\033[2m";
    private static final String INK = "#000000";

    private final Analysis analysis;
    private final Topology shape;
    private final Map<Integer, Character> letters = new HashMap<>();

    /** The pictures of an analysis. */
    public DragonPicture(Analysis analysis) {
        this.analysis = analysis;
        shape = analysis.topology();
        int black = 0;
        int white = 0;
        for (Dragon dragon : analysis.dragons()) {
            boolean isBlack = dragon.color() == Color.BLACK;
            String alphabet = isBlack ? BLACK_LETTERS : WHITE_LETTERS;
            int index = isBlack ? black++ : white++;
            letters.put(dragon.origin(), alphabet.charAt(Math.min(index, alphabet.length() - 1)));
        }
    }

    /** The letter of a dragon; different for each, unless one side has more than fifty. */
    public char letter(Dragon dragon) {
        return letters.getOrDefault(dragon.origin(), '?');
    }

    /** The board with a letter for each dragon, from the top row down, with the names of rows and columns around it. */
    public List<String> dragons(Picture.Style style) {
        return lines(style, point -> analysis.dragonAt(point)
                .map(dragon -> new Cell(letter(dragon), sign(dragon.safety()), paint(dragon.safety()))).orElse(Cell.EMPTY));
    }

    /**
     * The board with eye spaces and half eyes: {@code x} a point of a cave that Black borders, {@code o} one that White does,
     * {@code h} a half eye, {@code f} a false eye, {@code *} a cutting point; stones are {@code X} and {@code O}. In color, eye
     * spaces are green, half eyes yellow, false eyes red.
     */
    public List<String> eyes(Picture.Style style) {
        return lines(style, this::eye);
    }

    private Cell eye(int point) {
        Optional<Dragon> dragon = analysis.dragonAt(point);
        if (dragon.isPresent()) {
            return new Cell(dragon.get().color() == Color.BLACK ? 'X' : 'O', ' ', DIM);
        }
        Optional<HalfEye> half = analysis.halfEyes().stream().filter(eye -> eye.point() == point).findFirst();
        if (half.isPresent()) {
            boolean isFalse = half.get().type() == HalfEye.Type.FALSE_EYE;
            return new Cell(isFalse ? 'f' : 'h', ' ', paint(isFalse ? State.CRITICAL : State.UNKNOWN));
        }
        Color border = analysis.caveAt(point).map(Cave::color).orElse(Color.GRAY_BORDER);
        if (border != Color.GRAY_BORDER) {
            return new Cell(border == Color.BLACK_BORDER ? 'x' : 'o', ' ', paint(State.ALIVE));
        }
        return analysis.cuttingPoints().contains(point) ? new Cell('*', ' ', "") : Cell.EMPTY;
    }

    /** What is shown of a point: a letter, a sign behind it where there is no color, and the color as an escape. */
    private record Cell(char letter, char sign, String paint) {
        private static final Cell EMPTY = new Cell('.', ' ', DIM);

        String text(boolean colored) {
            return colored ? paint + letter + RESET + ' ' : "" + letter + sign;
        }
    }

    /** What is shown of each point. */
    private interface Cells {
        Cell at(int point);
    }

    private List<String> lines(Picture.Style style, Cells cells) {
        boolean colored = style == Picture.Style.COLOR;
        List<String> names = GoPicture.columns(shape);
        List<String> lines = new ArrayList<>(names);
        for (int row = shape.height() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder(String.format("%2d ", row + 1));
            for (int column = 0; column < shape.width(); column++) {
                line.append(cells.at(row * shape.width() + column).text(colored));
            }
            lines.add(line.append(" ").append(row + 1).toString());
        }
        lines.addAll(names);
        return List.copyOf(lines);
    }

    private static char sign(State safety) {
        return switch (safety) {
            case ALIVE -> '+';
            case UNKNOWN -> '?';
            case DEAD -> '-';
            case CRITICAL -> '!';
        };
    }

    private static String paint(State safety) {
        return switch (safety) {
            case ALIVE -> "\033[1;32m";
            case UNKNOWN -> "\033[1;33m";
            case DEAD -> "\033[1;37m";
            case CRITICAL -> "\033[1;31m";
        };
    }

    /**
     * The board as SVG, each stone with the letter of its dragon on a disc in the color of its safety; eye spaces, half eyes and
     * false eyes as squares in the colors of {@link #eyes}.
     *
     * @param board the board that was analyzed
     */
    public String svg(GoBoard board) {
        Overlay overlay = new Overlay(shape);
        for (int point = 0; point < shape.size(); point++) {
            Optional<Dragon> dragon = analysis.dragonAt(point);
            if (dragon.isPresent()) {
                overlay.disc(point, fill(dragon.get().safety()), INK);
                overlay.text(point, letter(dragon.get()), INK);
            } else {
                square(overlay, point, eye(point).letter());
            }
        }
        return overlay.on(board, List.of());
    }

    private static void square(Overlay overlay, int point, char sign) {
        State as = switch (sign) {
            case 'x', 'o' -> State.ALIVE;
            case 'h' -> State.UNKNOWN;
            default -> State.CRITICAL;
        };
        if (sign != '.' && sign != '*') {
            overlay.square(point, fill(as), sign == 'o' ? "#ffffff" : INK);
        }
    }

    private static String fill(State safety) {
        return switch (safety) {
            case ALIVE -> "#58c24a";
            case UNKNOWN -> "#f2d43c";
            case DEAD -> "#f4f4f4";
            case CRITICAL -> "#ee4436";
        };
    }
}
