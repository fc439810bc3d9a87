package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of {@code judge --csv}. */
class JudgeTableTest {
    private static final String GAMES = """
            [Event "Open, A"]
            [Date "2026.11.??"]
            [White "=HYPERLINK(1)"]
            [Black "B \"b\""]
            [Result "1-0"]

            1. f3 e5 2. g4 Qh4# 1-0

            [White "C"]

            1. e4 xyz *
            """;

    @TempDir
    private Path folder;

    private List<String> table(String... arguments) throws IOException {
        Path games = Files.writeString(folder.resolve("a.pgn"), GAMES);
        String[] all = new String[arguments.length + 3];
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        all[0] = "judge";
        all[1] = "--csv";
        all[all.length - 1] = games.toString();
        return List.of(arbiter(all).out().replace(folder.toString() + '/', "").split("\r\n"));
    }

    @Test
    void a_row_says_what_the_ruling_says() throws IOException {
        List<String> rows = table();
        assertThat(rows).hasSize(3);
        assertThat(rows.getFirst()).startsWith("id,game,rules,date,event,round,players,recorded,status,result,rule,source,ply,plies,concerns,text");
        assertThat(rows.get(1)).startsWith(
                "a.pgn#1,chess,chess:fide-2023,2026.11.??,\"Open, A\",,\"'=HYPERLINK(1) – B \"\"b\"\"\",1-0,ended,\"black wins, checkmate\",chess:fide-2023/checkmate,")
                .contains(",4,4,disputed,Black wins: checkmate; ");
        assertThat(rows.get(2)).startsWith("a.pgn#2,chess,,,,,C – ?,*,unreadable,,,,,,unreadable,\"line 11, column 7: ");
        assertThat(rows.get(2).split("line 11", -1)).as("the place stands once").hasSize(2);
    }

    @Test
    void there_is_a_row_for_each_rulebook_and_only_for_the_games_wanted() throws IOException {
        assertThat(table("--rules", "chess:fide-2023,chess:fide-online", "--only", "disputed")).hasSize(3)
                .allMatch(row -> row.startsWith("id,") || row.startsWith("a.pgn#1,"));
        assertThat(table("--lang", "zh").get(1)).contains("黑方胜，");
    }

    /** The record agrees with one of the rulebooks: only the other disputes it. */
    @Test
    void a_row_has_the_concerns_of_its_own_ruling() throws IOException {
        Path cycle = Files.writeString(folder.resolve("cycle.pgn"), "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0\n");
        List<String> rows = arbiter("judge", "--csv", "--rules", "chess:match-runner,chess:fide-2023", cycle.toString()).out().lines().toList();
        assertThat(rows.get(1)).contains("draw, threefold", ",disputed; different,");
        assertThat(rows.get(2)).contains("white wins, resignation", ",different,").doesNotContain("disputed");
    }

    @Test
    void options_that_contradict_each_other_are_refused() {
        assertThat(arbiter("judge", "--csv", "--position", "a.pgn").err()).isEqualTo(
                "arbiter: --csv has no column for the position; --json adds it with --position\n");
        assertThat(arbiter("judge", "--only", "doubtful", "--propose-dead", "never", "a.pgn").err()).startsWith(
                "arbiter: without proposed dead stones no game is doubtful; leave out doubtful or --propose-dead=never");
    }

    @Test
    void a_table_is_no_json() {
        assertThat(arbiter("judge", "--csv", "--json", "a.pgn").err()).isEqualTo(
                "arbiter judge: Give --json or --csv, not both. Try: arbiter judge --help\n");
    }
}
