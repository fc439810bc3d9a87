package org.openarbiter.dragons.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Cave;
import org.openarbiter.dragons.worms.Color;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.rules.core.board.Picture.Style;

class DragonPictureTest {
    /** Black lives, the white stones around as well; the one in the corner does not. */
    private static final List<String> ROWS = List.of(
            "..O...",
            "OOOOO.",
            "XXXXXO",
            ".X.XXO",
            "XXXX.O",
            "O..XO.");

    private static final Analysis ANALYSIS = Analysis.of(Diagrams.board(ROWS), Effort.TABLE);

    @Test
    void eachDragonHasALetterAndASignForItsSafety() {
        DragonPicture picture = new DragonPicture(ANALYSIS);
        assertThat(ANALYSIS.dragons()).extracting(picture::letter).doesNotHaveDuplicates();
        assertThat(picture.dragons(Style.PLAIN)).isEqualTo("""
                   A B C D E F
                 6 . . a+. . .  6
                 5 a+a+a+a+a+.  5
                 4 A+A+A+A+A+a+ 4
                 3 . A+. A+A+a+ 3
                 2 A+A+A+A+. a+ 2
                 1 b-. . A+a+.  1
                   A B C D E F
                """.lines().toList());
    }

    @Test
    void columnsOfTwoLettersAreNamedOverTwoLines() {
        DragonPicture picture = new DragonPicture(Analysis.of(Diagrams.board(List.of(".".repeat(26), ".".repeat(26))), Effort.GLANCE));
        String names = " ".repeat(53) + "A\n   A B C D E F G H J K L M N O P Q R S T U V W X Y Z A";
        assertThat(String.join("\n", picture.dragons(Style.PLAIN))).startsWith(names + "\n 2 ").endsWith(" 1\n" + names);
    }

    @Test
    void colorsAreThoseOfTheSafety() {
        DragonPicture picture = new DragonPicture(ANALYSIS);
        String drawn = String.join("\n", picture.dragons(Style.COLOR));
        assertThat(drawn).contains("\033[1;32mA\033[0m").doesNotContain("+");
    }

    @Test
    void eyeSpacesAreDrawnApart() {
        assertThat(new DragonPicture(ANALYSIS).eyes(Style.SIGNS)).isEqualTo("""
                   A B C D E F
                 6 o o O o o o  6
                 5 O O O O O o  5
                 4 X X X X X O  4
                 3 x X x X X O  3
                 2 X X X X . O  2
                 1 O x x X O h  1
                   A B C D E F
                """.lines().toList());
    }

    @Test
    void theSvgHasALetterForEachStoneAndASquareForEachPointOfAnEyeSpace() {
        String svg = new DragonPicture(ANALYSIS).svg(Drawn.board(ROWS));
        assertThat(svg).startsWith("<svg").endsWith("</svg>\n");
        int stones = ANALYSIS.dragons().stream().mapToInt(Dragon::size).sum();
        assertThat(svg.split("r='12'", -1)).hasSize(stones + 1);
        int eyePoints = ANALYSIS.caves().stream().filter(cave -> cave.color() != Color.GRAY_BORDER).mapToInt(Cave::size).sum();
        assertThat(svg.split("width='14'", -1)).hasSize(eyePoints + 1);
    }
}
