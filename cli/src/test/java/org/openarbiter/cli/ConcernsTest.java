package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code judge} prints with {@code --only} and how it ends with {@code --fail-on}. */
class ConcernsTest {
    private static final String PLAIN = "[White \"plain\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n";
    private static final String DISPUTED = "[White \"disputed\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n";
    private static final String ILLEGAL = "[White \"illegal\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n";
    private static final String UNREADABLE = "[White \"unreadable\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n\n";
    private static final String DIFFERENT = "[White \"different\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n\n";

    @TempDir
    private Path folder;

    private String all = "";

    @BeforeEach
    void games() throws IOException {
        Path file = folder.resolve("all.pgn");
        Files.writeString(file, PLAIN + DISPUTED + ILLEGAL + UNREADABLE + DIFFERENT);
        all = file.toString();
    }

    @ParameterizedTest
    @CsvSource({"disputed, disputed", "illegal, illegal", "unreadable, all.pgn#4", "different, different"})
    void only_prints_the_games_of_one_concern(String concern, String name) {
        Answer answer = arbiter("judge", "--rules", "chess:fide-2023,chess:fide-online", "--only", concern, all);
        assertThat(answer.out()).contains(name);
        assertThat(answer.out().lines().filter(line -> !line.startsWith(" "))).hasSize(1);
        assertThat(answer.code()).isEqualTo(1);
    }

    @Test
    void only_takes_several_concerns_and_any_case() {
        Answer answer = arbiter("judge", "--only", "Disputed,ILLEGAL", "--json", all);
        assertThat(answer.lines()).hasSize(2);
    }

    @Test
    void annotated_records_keep_the_games_that_are_not_printed() throws IOException {
        Path out = folder.resolve("out.pgn");
        arbiter("judge", "--only", "disputed", "--annotate", out.toString(), all);
        assertThat(Files.readString(out)).contains("plain", "disputed", "illegal", "unreadable", "different");
    }

    @ParameterizedTest
    @CsvSource({"disputed, 3", "illegal, 3", "unreadable, 3", "referred, 1", "violation, 1", "'referred,illegal', 3"})
    void fail_on_ends_with_three_where_it_finds_something(String concerns, int code) {
        assertThat(arbiter("judge", "--fail-on", concerns, all).code()).isEqualTo(code);
    }

    @Test
    void a_concern_that_does_not_exist_is_refused() {
        Answer answer = arbiter("judge", "--only", "disputes", all);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("--only", "disputed").hasLineCount(1);
    }

    /** Stones are proposed as dead in every game of the file, though it has several, because the concern asks for it. */
    @Test
    void a_score_that_a_proposal_contradicts_is_doubtful() throws IOException {
        String wall = "(;GM[1]SZ[9]RU[Chinese]KM[7.5]PB[%s]RE[%s];B[ea];W[fa];B[eb];W[fb];B[ec];W[fc];B[ed];W[fd];B[ee];W[fe];B[ef];W[ff];B[eg];W[fg];"
                + "B[eh];W[fh];B[ei];W[fi];B[];W[])\n";
        Path games = Files.writeString(folder.resolve("go.sgf"), wall.formatted("right", "B+1.5") + wall.formatted("wrong", "W+1.5"));
        assertThat(arbiter("judge", "--only", "doubtful", games.toString()).out()).contains("wrong", "contradicts the recorded result")
                .doesNotContain("right");
        assertThat(arbiter("judge", "--only", "disputed", games.toString()).out()).isEmpty();
        assertThat(arbiter("judge", "--fail-on", "doubtful", games.toString()).code()).isEqualTo(3);
    }
}
