package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code arbiter judge} on games of Go that have stopped: what is proposed as dead, and when. */
class DeadStonesTest {
    /** A group of five points in a bulky shape, whose owner has passed although it needs a move. */
    private static final String UNSETTLED = "(;GM[1]SZ[9]KM[6.5]RU[%s]AB[bg][cg][dg][eg][bh][eh][fh][bi][fi]"
            + "AW[af][bf][cf][df][ef][ff][ag][fg][gg][ah][gh][ai][gi];B[];W[])";
    private static final String GAME = "../examples/dragons.sgf";
    /** Black has a wall with two eyes behind it, White two stones in front of his own wall that go nowhere. */
    private static final String STOPPED =
            "(;GM[1]SZ[7]RU[%s]KM[0.5]AB[bb][bc][ba][ca][da][db][bd][be][bf][bg][eb]AW[cb][cc][cd][ce][cf][cg][dc][ec][ac];B[];W[]%s)";

    @TempDir
    private Path folder;

    private static String judge(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String[] all = new String[arguments.length + 1];
        all[0] = "judge";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        assertThat(Main.run(new PrintStream(out, true, StandardCharsets.UTF_8), all)).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void what_is_dead_is_proposed_with_moves_and_both_scores_and_rules_nothing() {
        String told = judge(GAME);
        assertThat(told).contains("Black wins: both players agreed on the result.",
                "proposal, not a ruling: the dead stones are K1, G5 H5 F6 G6 H6, L6; the score is then Black 37, White 11.5 (territory minus prisoners, komi included), which fits the recorded result;"
                        + " if all stones are alive, it is Black −6, White 15.5");
        assertThat(told.lines()).anyMatch(line -> line.matches(" +L6: .*: White [A-N]\\d+, Black L7"));
        assertThat(judge("--propose-dead", "never", GAME)).doesNotContain("proposed").contains("Black wins: both players agreed on the result.");
    }

    @Test
    void what_lives_or_dies_by_who_moves_first_counts_as_alive_and_is_named() throws IOException {
        String game = file("unsettled.sgf", UNSETTLED.formatted("Japanese"));
        assertThat(judge(game)).contains("proposal, not a ruling: no dead stones;",
                "B3: unsettled, counted as alive: White D1 kills, Black D1 saves; the players must play it out or agree")
                .doesNotContain("seki");
        assertThat(judge("--json", game)).contains("\"unsettled\":[{\"points\":[\"B3\",", "\"kills\":\"W D1\",\"saves\":\"B D1\"}]");
    }

    @Test
    void every_rulebook_has_its_remarks_below_its_proposal() throws IOException {
        String told = judge("--rules", "go:japanese,go:chinese,go:aga", file("unsettled.sgf", UNSETTLED.formatted("Japanese")));
        assertThat(told.lines().filter(line -> line.contains("B3: unsettled"))).hasSize(3);
        assertThat(told.split("proposal, not a ruling", -1)).hasSize(4);
    }

    /** White's corner becomes a ko if Black plays A2; Black's stone on F5 is taken in one. */
    @Test
    void what_is_killed_or_saved_in_a_ko_is_named_as_such() throws IOException {
        String corner = file("corner.sgf", "(;GM[1]SZ[9]RU[Japanese]KM[6.5]AB[fa][fb][fc][fd][ae][be][ce][fe][cf][df][ff][dg][eg][fg][eh][fh][ei][fi]"
                + "AW[ga][gb][gc][gd][ge][af][bf][gf][bg][cg][gg][bh][ch][dh][gh][ci][di][gi];B[];W[])");
        assertThat(judge(corner)).contains("no dead stones;",
                "A4: unsettled, counted as alive: Black A2 kills in a ko (White needs the first ko threat), White A2 saves; the players must play it out or agree");
        assertThat(judge("--json", corner)).contains("\"kills\":\"B A2\",\"killsThreat\":\"W\",\"saves\":\"W A2\"}]");
        String stone = file("stone.sgf", "(;GM[1]SZ[9]RU[Japanese]KM[6.5]AB[ea][eb][ec][ed][de][fe][ef][eg][eh][ei]"
                + "AW[fa][fb][fc][fd][ge][ff][fg][fh][fi];B[];W[])");
        assertThat(judge(stone)).contains(
                "F5: unsettled, counted as alive: White E5 kills in a ko (Black needs the first ko threat), Black E5 saves; the players must play it out or agree");
    }

    /** Black's six stones and White's nine below share two liberties, A1 and E1; the others have two eyes. */
    @Test
    void stones_that_live_in_a_seki_are_named() throws IOException {
        String game = file("seki.sgf", "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[6.5]"
                + "AB[ac][bc][cc][dc][ec][fc][bd][dd][fd][gd][hd][ae][be][ce][de][ee][fe][ge][he][ie][af][bf][cf][df][ef][ff][gf][gg][ig][bh][ch][dh][eh][gh][hh]"
                + "[bi][ci][di][gi][ii]AW[ba][da][ga][ab][bb][cb][db][eb][fb][gb][hb][gc][hc][ic][id][ag][bg][cg][dg][eg][fg][ah][fh][fi]PL[B];B[];W[])");
        assertThat(judge(game)).contains("no dead stones; the score is Black 8, White 13.5\n        B1, F1: alive in a seki\n");
        assertThat(judge("--json", game)).contains("\"seki\":[[\"B1\",\"C1\",\"D1\",\"B2\",\"C2\",\"D2\",\"E2\"],[\"F1\",");
    }

    /** Black's two stones on the edge hang on E9 once H9 is taken. */
    @Test
    void points_that_still_have_to_be_filled_are_named_and_counted_as_filled() throws IOException {
        String game = file("fill.sgf", "(;GM[1]SZ[9]RU[Japanese]KM[0.5]RE[B+1.5]"
                + "AB[ba][da][fa][ga][ab][bb][cb][db][eb]AW[fb][gb][hb][ac][bc][cc][dc][ec][fc][bd][cd][dd][ed];B[];W[])");
        assertThat(judge(game)).contains("no dead stones; the score is Black 3, White 0.5, which fits the recorded winner, but not the recorded margin; if play went on, it would be Black 2, White 0.5, which fits the recorded result\n",
                "E9: Black still has to play here");
        assertThat(judge("--rules", "go:chinese", game)).contains("proposal, not a ruling").doesNotContain("still has to play");
    }

    @Test
    void a_border_left_open_is_called_so() throws IOException {
        String game = file("open.sgf", "(;GM[1]SZ[9]RU[Japanese]KM[0.5]AB[ea][eb][ed][ee][ef][eg][eh][ei]"
                + "AW[fa][fb][fc][fd][fe][fg][fh][fi];B[];W[])");
        assertThat(judge(game)).contains("E7, F4: the border is open here, so nobody has points beside it").doesNotContain("seki");
    }

    /** White to play J9 loses the upper right to J5, Black to play there loses four stones: neither side wants to begin. */
    @Test
    void points_beside_stones_in_a_seki_are_named_where_they_do_not_count() throws IOException {
        String game = file("eyes.sgf", "(;GM[1]SZ[9]RU[Japanese]KM[0]"
                + "AB[aa][ba][ca][ea][ga][ha][ab][cb][db][eb][fb][hb][dc][ec][fd][gd][ee][ge][df][ff][gf][hf][ag][cg][dg][eg]"
                + "[gg][hg][ah][dh][gh][ai][bi][ci][di][ei][fi]AW[bb][gb][ib][ac][bc][cc][fc][gc][hc][ic][ad][cd][dd][ed][hd]"
                + "[id][be][ce][de][he][af][bf][cf][if][bg][fg][ig][bh][ch][fh][hh][ih][gi][hi];B[];W[])");
        assertThat(judge(game)).contains("the score is then Black 7, White 2 (territory minus prisoners, komi included); if play went on, it would be Black 5, White 0;",
                "D9, F9, J1, J5: beside stones in a seki, so no points");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "B+17.5    | result | , which fits the recorded result", "B+Score   | result | , which fits the recorded result",
        "B+17 1/2  | result | , which fits the recorded result", "B+8.75    | result | , which fits the recorded result",
        "B+0.5     | winner | , which fits the recorded winner, but not the recorded margin",
        "B+18      | winner | , which fits the recorded winner, but not the recorded margin",
        "W+17.5    | other  | , which contradicts the recorded result", "0         | other  | , which contradicts the recorded result",
        "?         | none   | ''"
    })
    void the_proposal_says_whether_winner_and_margin_are_those_of_the_record(String result, String fits, String words) throws IOException {
        String game = file("margin.sgf", "(;GM[1]SZ[5]KM[6.5]RU[Japanese]RE[" + result + "];B[cc];W[];B[])");
        assertThat(judge(game)).contains("no dead stones; the score is Black 24, White 6.5" + words + "\n");
        assertThat(judge("--json", game)).contains("\"with\":[24,6.5],\"fits\":\"" + fits + "\"");
    }

    @Test
    void the_proposal_stands_among_the_findings_in_json() {
        String line = judge("--json", GAME);
        assertThat(line).contains("{\"kind\":\"proposed-dead\",\"ply\":129,\"groups\":[{\"points\":[\"K1\"],\"shown\":\"K1\",\"why\":", "\"line\":[\"",
                "\"without\":[-6,15.5],\"with\":[37,11.5]");
        assertThat(PublishedSchemas.faults(line)).isEmpty();
    }

    @Test
    void nothing_is_proposed_where_nothing_has_stopped_or_the_players_have_said_it() throws IOException {
        assertThat(judge(file("open.sgf", "(;GM[1]SZ[5];B[cc];W[bb])"))).doesNotContain("proposed");
        assertThat(judge(file("void.sgf", "(;GM[1]SZ[5]RU[Japanese]RE[Void];B[cc];W[];B[])"))).doesNotContain("proposed");
        assertThat(judge(file("begun.sgf", "(;GM[1]SZ[9]RU[Japanese]RE[B+3];B[bb];W[cb];B[ac];W[bc];B[aa];W[dd];B[ee])"))).doesNotContain("proposal");
        assertThat(judge(file("handicap.sgf", "(;GM[1]SZ[19]RU[Japanese]HA[4]AB[pd][dp][dd][pp]RE[W+5])"))).doesNotContain("proposal");
        assertThat(judge(file("three.sgf", "(;GM[1]SZ[19]RU[Japanese]RE[B+3];B[pd];W[tt];B[dd])"))).doesNotContain("proposal");
        assertThat(judge(file("resigned.sgf", "(;GM[1]SZ[5]RE[B+R];B[cc];W[bb])"))).doesNotContain("proposed");
        assertThat(judge(file("said.sgf", STOPPED.formatted("Japanese", ";TB[aa][ab][ad][ac][ae][af][ag]TW[dd][de][df][dg]"))))
                .doesNotContain("proposed");
        assertThat(judge(file("stopped.sgf", STOPPED.formatted("Japanese", "")))).contains("proposal, not a ruling: the dead stones are A5;");
        assertThat(judge(file("area.sgf", STOPPED.formatted("Chinese", "")))).contains("proposal, not a ruling: the dead stones are A5;");
    }

    @Test
    void rules_that_remove_no_stones_by_agreement_have_nothing_proposed_to_them() throws IOException {
        assertThat(judge(file("area.sgf", STOPPED.formatted("Tromp-Taylor", ""))))
                .contains("these rules remove no stones by agreement; without those that look dead, A5, the score would be", "; with them, it is ")
                .doesNotContain("proposed");
        assertThat(judge("--json", file("area.sgf", STOPPED.formatted("Tromp-Taylor", "")))).contains("\"removable\":false");
        assertThat(judge(file("alive.sgf", "(;GM[1]SZ[5]RU[Tromp-Taylor];B[cc];W[];B[])"))).doesNotContain("proposed", "agreement;");
        assertThat(judge(file("unsettled.sgf", UNSETTLED.formatted("Tromp-Taylor")))).doesNotContain("proposed", "agreement;");
    }

    @ParameterizedTest
    @CsvSource({"B+9,true", "B+5,false", "B+,false", "W+5,true"})
    void a_recorded_margin_is_compared_with_the_final_count(String recorded, boolean isDisputed) throws IOException {
        String counted = "(;GM[1]SZ[5]RU[%s]KM[0]RE[%s]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de];B[];W[]%s)";
        String area = file("area.sgf", counted.formatted("Tromp-Taylor", recorded, ""));
        String territory = file("territory.sgf", counted.formatted("Japanese", recorded, "TB[aa][ab][ac][ad][ae][ba][bb][bc][bd][be]TW[ea][eb][ec][ed][ee]"));
        assertThat(List.of(area, territory)).allSatisfy(game -> {
            assertThat(judge(game).contains("the record says " + recorded)).isEqualTo(isDisputed);
            assertThat(judge("--only", "disputed", game).contains("Black wins")).isEqualTo(isDisputed);
        });
    }

    @Test
    void an_archive_is_not_analyzed_unless_that_is_asked_for() throws IOException {
        String games = file("two.sgf", STOPPED.formatted("Japanese", "") + "\n" + STOPPED.formatted("Japanese", ""));
        assertThat(judge(games)).doesNotContain("proposed");
        assertThat(judge("--propose-dead", "always", games).split("proposal, not a ruling", -1)).hasSize(3);
    }

    @Test
    void boards_that_the_analysis_does_not_know_get_no_proposal() throws IOException {
        String three = file("three.jsonl", "{\"game\":\"go\",\"rules\":\"go:psk\",\"board\":\"5x5\",\"players\":[\"B\",\"W\",\"R\"],"
                + "\"moves\":[\"B C3\",\"W pass\",\"R pass\",\"B pass\"]}\n");
        String ring = file("ring.jsonl", "{\"game\":\"go\",\"rules\":\"go:psk\",\"board\":\"ring:5\",\"moves\":[\"B 1\",\"W pass\",\"B pass\"]}\n");
        assertThat(judge(three)).contains("go:psk").doesNotContain("proposed").doesNotContain("failed");
        assertThat(judge(ring)).contains("go:psk").doesNotContain("proposed").doesNotContain("failed");
    }
}
