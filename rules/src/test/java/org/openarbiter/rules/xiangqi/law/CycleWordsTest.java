package org.openarbiter.rules.xiangqi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.notation.XiangqiFormats;

/** What a ruling on a repetition says: which piece, by which moves in the notation of the record, and where to look it up. */
final class CycleWordsTest {
    private static final Xiangqi XIANGQI = new Xiangqi();
    private static final String CANNON = "2bakab2/9/1n1n5/8c/9/7R1/9/9/9/3K5 w - - 0 1";
    private static final String ROUND = "h4i4 i6h6 i4h4 h6i6";

    @ParameterizedTest
    @CsvSource({
        "pgn, 1.車二平一, 4.車一平二, 2...炮８平９",
        "pgn-simplified, 1.车二平一, 4.车一平二, 2...炮８平９",
        "pgn-wxf, 1.R2=1, 4.R1=2, 2...C8=9",
        "pgn-iccs, 1.H4-I4, 4.I4-H4, 2...H6-I6",
        "ucci, 1.h4i4, 4.i4h4, 2...h6i6",
        "uci, 1.h5i5, 4.i5h5, 2...h7i7",
        "dhtmlxq, 1.车二平一, 4.车一平二, 2...炮８平９"
    })
    void moves_are_named_as_the_record_writes_them(String format, String first, String last, String middle) throws Exception {
        RecordedGame<XiangqiBoard> line = only("ucci", "position fen " + CANNON + " moves " + ROUND + " " + ROUND);
        Ruling ruling = rule(only(format, format(format).write(line, RecordFormat.Remarks.NONE)));
        assertThat(ruling.text()).isEqualTo("Black wins: Red chased Black's cannon (i6, h6) with a rook on every move from " + first + " to "
                + last + "; Black neither checked nor chased (Asian rules, item 18; diagrams 32–38); the position after 4"
                + middle.substring(1) + " also occurred at the start and after " + middle + ".");
        Finding finding = ruling.findings().getFirst();
        assertThat(finding.table().get(1)).startsWith(first).contains("h4i4").endsWith("rook i4 → cannon i6: unprotected; the target moved away");
        Map<?, ?> ply = (Map<?, ?>) ((List<?>) Objects.requireNonNull(finding.values().get("cycle"))).getFirst();
        assertThat(ply.get("move")).isEqualTo("h4i4");
        assertThat(ply.get("notation")).isEqualTo(first.substring(2));
    }

    @Test
    void a_game_that_begins_with_black_is_counted_so() throws Exception {
        Ruling ruling = rule(only("ucci", "position fen 5k3/9/9/9/9/2n6/1C7/4B4/4A4/3K5 b - - 0 7 moves"
                + " c4d2 b3a3 d2c4 a3b3".repeat(2)));
        assertThat(ruling.text()).startsWith("Red wins: Black chased Red's cannon (b3, a3) with a horse on every move from 7...c4d2 to 10...d2c4;")
                .endsWith("the position after 11.a3b3 also occurred at the start and after 9.a3b3.");
    }

    @Test
    void the_position_may_have_come_up_in_the_middle_of_the_game() throws Exception {
        String game = "position fen " + CANNON + " moves d0d1 d7e5 " + (ROUND + " ").repeat(2);
        assertThat(rule(only("ucci", game)).text()).contains("the position after 5...h6i6 also occurred after 1...d7e5 and 3...h6i6.");
    }

    @Test
    void a_rook_may_not_be_chased_by_a_horse_even_when_it_is_protected() throws Exception {
        Ruling ruling = rule(only("ucci", "position fen 2Rak1b2/4a4/n3c4/3n2r1p/pc7/4C4/P3P3P/1CN2N3/9/2BAKAB2 b - - 0 1 moves"
                + " d6c8 c2d4 b5b6 f0e1 g6d6" + " d4b5 d6e6 b5d4 e6d6".repeat(2)));
        assertThat(ruling.text()).contains("Red chased Black's rook (d6, e6) with a horse on every move",
                "and a horse may not chase that rook even when it is protected;", "(Asian rules, item 21)");
        assertThat(ruling.findings().getFirst().table()).anyMatch(
                row -> row.endsWith("horse b5 → rook d6: protected by c8, but a horse attacking a rook counts as a chase anyway; the target moved away"));
    }

    @Test
    void a_defender_that_cannot_parry_a_check_is_not_said_to_expose_its_king() throws Exception {
        Ruling ruling = rule(only("ucci", "position fen 3k5/8c/2n6/3N5/9/9/9/3R5/5K3/9 w - - 0 1 moves" + " d2i2 i8e8 i2d2 e8i8".repeat(2)));
        assertThat(String.join("\n", ruling.findings().getFirst().table()))
                .contains("the capture gives check, and the defender on c7 cannot recapture").doesNotContain("exposed");
    }

    @Test
    void a_warning_says_what_it_will_cost() throws Exception {
        var referee = new Referee<>(XIANGQI.rulebook("wxf"), XIANGQI.seats(), Options.DEFAULT, XiangqiBoard.of(CANNON));
        for (String move : ROUND.split(" ", -1)) {
            referee.act(new Act.Play(referee.next(), referee.board().parse(move)));
        }
        assertThat(referee.ruling().warnings()).singleElement().satisfies(warning -> assertThat(warning.text())
                .endsWith("this position has appeared twice; if it appears once more in this way, Red loses"));
    }

    @Test
    void a_mate_names_who_checks() throws Exception {
        Ruling ruling = rule(only("ucci", "position fen 3k5/9/9/9/9/9/9/9/4R4/R3K4 w - - 0 1 moves a0a9 d9d8 e1d1"));
        assertThat(ruling.text()).isEqualTo("Red wins: checkmate; the rook on d1 checks the king on d8, and no move parries the check.");
    }

    private static Ruling rule(RecordedGame<XiangqiBoard> game) throws Exception {
        return new Replay<>(XIANGQI.rulebook("wxf"), XIANGQI.seats(), Options.DEFAULT, XiangqiBoard.start()).rule(game);
    }

    private static RecordFormat<XiangqiBoard> format(String name) {
        return XiangqiFormats.all().stream().filter(format -> format.name().equals(name)).findFirst().orElseThrow();
    }

    private static RecordedGame<XiangqiBoard> only(String format, String text) throws Exception {
        try (var games = format(format).split(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
            return format(format).read(Objects.requireNonNull(games.next()), false);
        }
    }
}
