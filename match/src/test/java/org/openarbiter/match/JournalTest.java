package org.openarbiter.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.match.stats.Sprt;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;

/** A match that was interrupted goes on where it stopped. */
@Timeout(120)
class JournalTest {
    private static final Chess CHESS = new Chess();
    /** White told 3,000,000,000 nodes in 1.5 seconds, Black none. */
    private static final List<Effort> EFFORTS = List.of(new Effort(3_000_000_000L, 1500), Effort.NONE);


    @TempDir
    private Path folder;

    private static MatchPlan<ChessBoard> plan(String control, Sprt sprt) throws Exception {
        MatchConditions<ChessBoard> terms = EngineGameTest.terms(CHESS, "match-runner", control, new Adjudication(0, 0, 0, 0, 0, 0, 4));
        return new MatchPlan<>(
                terms, EngineGameTest.engine("chess", "e2e4"), EngineGameTest.engine("chess", "any"), List.of(Opening.NONE), 2,
                1, sprt);
    }

    private Journal journal(MatchPlan<ChessBoard> plan) throws MatchFault {
        return new Journal(
                plan, folder.resolve("m.jsonl"), folder.resolve("m.pgn"),
                new GameRecords<>(CHESS, plan.terms().rulebook(), "a match"));
    }

    /** Opens the journal of a match, keeps games in it, and closes it. */
    private void keep(MatchPlan<ChessBoard> plan, List<PlayedGame> games) throws MatchFault {
        try (Journal journal = journal(plan)) {
            for (PlayedGame game : games) {
                journal.keep(game);
            }
        }
    }

    private List<PlayedGame> before(MatchPlan<ChessBoard> plan) throws MatchFault {
        try (Journal journal = journal(plan)) {
            return journal.before();
        }
    }

    private static PlayedGame game(int number, int winner) {
        Opening opening = new Opening("o", "startpos", List.of("e2e4"));
        List<PlayedGame.Ply> plies = List.of(new PlayedGame.Ply("e7e5", 12, "+0.13/1"), new PlayedGame.Ply("g1f3", 3400, ""));
        Ending ending =
                new Ending(winner, Cause.RESIGNATION, "chess:match-runner/resignation", "\"White\" wins: {Black} resigned.");
        return new PlayedGame(number, List.of("A \u2654", "B"), opening, plies, EFFORTS, null, ending, "2026.01.31");
    }

    @Test
    void games_come_back_as_they_were() throws Exception {
        MatchPlan<ChessBoard> plan = plan("depth=1", null);
        List<PlayedGame> games = List.of(game(0, 0), game(3, 1), game(2, Ending.DRAW));
        keep(plan, games);
        assertThat(before(plan)).isEqualTo(games);
        assertThat(Files.readString(folder.resolve("m.pgn")).replace('\n', ' ')).contains(
                "[Round \"1.1\"]", "1. e4 {book} 1... e5 {+0.13/1 0.012s} 2. Nf3 {3.400s}", "{Arbiter: \"White\" wins: (Black)",
                "1/2-1/2");
    }

    @Test
    void a_line_that_was_not_finished_is_dropped_in_both_files() throws Exception {
        MatchPlan<ChessBoard> plan = plan("depth=1", null);
        keep(plan, List.of(game(0, 0)));
        String whole = Files.readString(folder.resolve("m.jsonl"));
        String records = Files.readString(folder.resolve("m.pgn"));
        Files.writeString(folder.resolve("m.jsonl"), whole + "{\"game\":2,\"play");
        Files.writeString(folder.resolve("m.pgn"), records + "[Event \"ha");
        assertThat(before(plan)).hasSize(1);
        assertThat(Files.readString(folder.resolve("m.jsonl"))).isEqualTo(whole);
        assertThat(Files.readString(folder.resolve("m.pgn"))).isEqualTo(records);
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "30"})
    void a_first_line_that_was_not_finished_is_written_anew(int length) throws Exception {
        MatchPlan<ChessBoard> plan = plan("depth=1", null);
        Path games = folder.resolve("m.jsonl");
        keep(plan, List.of());
        String whole = Files.readString(games);
        Files.writeString(games, whole.substring(0, length));
        assertThat(before(plan)).isEmpty();
        assertThat(Files.readString(games)).isEqualTo(whole);
    }

    @Test
    void a_journal_that_is_written_by_one_match_is_refused_to_another() throws Exception {
        MatchPlan<ChessBoard> plan = plan("depth=1", null);
        try (Journal first = journal(plan)) {
            first.keep(game(0, 0));
            assertThatThrownBy(() -> journal(plan)).isInstanceOf(MatchFault.class)
                    .hasMessageContaining("being written by another match");
            first.keep(game(1, 0));
        }
        assertThat(before(plan)).hasSize(2);
    }

    @Test
    void the_journal_of_another_match_is_refused_and_left_alone() throws Exception {
        keep(plan("depth=1", null), List.of(game(0, 0)));
        String before = Files.readString(folder.resolve("m.jsonl"));
        assertThatThrownBy(() -> journal(plan("depth=2", null))).isInstanceOf(MatchFault.class)
                .hasMessageContaining("another match");
        assertThat(Files.readString(folder.resolve("m.jsonl"))).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "e7e5     | e7e9    | line 2: e7e9",
        "1-0      | 2-0     | line 2, column 168: '2-0'; expected 1-0, 0-1 or 1/2-1/2",
        "\"game\":1 | \"game\":0 | line 2, column 9: 0; expected a number from 1",
        "[12      | [1,12   | line 2, column 98: 2 moves, 3 times, 2 thoughts; expected as many of each",
        "[12      | [-12    | column 124: a number in \"millis\"",
        "resignation | boredom | 'boredom'; expected a cause",
        "startpos | startpoz | line 2: opening o",
        "\"nodes\":[ | \"nodes\":[1, | column 307: 3 counts, 2 times; expected two of each",
        "{\"game  | [ | line 2, column 7: not JSON"
    })
    void a_journal_that_was_tampered_with_is_reported_and_left_alone(String old, String put, String told) throws Exception {
        keep(plan("depth=1", null), List.of(game(0, 0)));
        String tampered = Files.readString(folder.resolve("m.jsonl"));
        int game = tampered.indexOf('\n');
        tampered = tampered.substring(0, game) + tampered.substring(game).replace(old, put);
        Files.writeString(folder.resolve("m.jsonl"), tampered);
        assertThatThrownBy(() -> journal(plan("depth=1", null))).isInstanceOf(MatchFault.class).hasMessageContaining(told);
        assertThat(Files.readString(folder.resolve("m.jsonl"))).isEqualTo(tampered);
    }

    @Test
    void files_that_cannot_be_are_reported() throws Exception {
        MatchPlan<ChessBoard> plan = plan("depth=1", null);
        GameRecords<ChessBoard> records = new GameRecords<>(CHESS, CHESS.rulebook("match-runner"), "a match");
        assertThatThrownBy(() -> new Journal(plan, folder.resolve("no/m.jsonl"), folder.resolve("m.pgn"), records))
                .isInstanceOf(MatchFault.class).hasMessageContaining("cannot be written: there is no folder ");
        assertThatThrownBy(() -> new Journal(plan, folder, folder.resolve("m.pgn"), records))
                .hasMessageContaining("cannot be read: ");
        Files.write(folder.resolve("m.jsonl"), new byte[] {(byte) 0xff, 0, 1});
        assertThatThrownBy(() -> journal(plan)).hasMessageContaining("is not the journal of a match: it is not in UTF-8");
    }

    @Test
    void what_was_played_is_not_played_again() throws Exception {
        MatchPlan<ChessBoard> plan = plan("depth=1", null);
        Match<ChessBoard> match =
                new Match<>(plan, List.of(game(0, 0), game(1, 0), game(2, 1)), new MatchWatcher() {}, line -> {});
        match.run();
        assertThat(match.games()).extracting(PlayedGame::number).containsExactly(0, 1, 2, 3);
        assertThat(match.games().getFirst()).isEqualTo(game(0, 0));
        assertThat(match.standing().games()).isEqualTo(4);
        assertThat(MatchJson.result(plan, match)).startsWith("{\"schema\":\"arbiter.match/1\",\"game\":\"chess\"")
                .contains("\"sprt\":null");
    }

    @Test
    void a_test_that_is_decided_ends_the_match() throws Exception {
        // Two pairs of two wins each decide between +1 and +1000 Elo at risks of 40 %.
        Sprt sprt = new Sprt(Sprt.Model.LOGISTIC, 1, 1000, 0.4, 0.4);
        List<PlayedGame> sweep = List.of(game(0, 0), game(1, 1));
        Match<ChessBoard> match = new Match<>(plan("depth=1", sprt), sweep, new MatchWatcher() {}, line -> {});
        match.run();
        assertThat(match.games()).hasSize(2);
    }

    @Test
    void standings_count_for_the_first_engine() {
        MatchScore standing = MatchScore.of(List.of(game(0, 0), game(1, 0), game(2, Ending.DRAW), game(4, 1), game(3, 1)));
        assertThat(standing.wins()).isEqualTo(2);
        assertThat(standing.draws()).isEqualTo(1);
        assertThat(standing.losses()).isEqualTo(2);
        assertThat(standing.pairs().counts()).isEqualTo(List.of(0, 0, 1, 1, 0));
        assertThat(standing.endings()).isEqualTo(Map.of("resignation", 5));
        // The first engine was White in games 0, 2 and 4, the second in 1 and 3.
        assertThat(standing.efforts()).containsExactly(new Effort(9_000_000_000L, 4500), new Effort(6_000_000_000L, 3000));
        assertThat(standing.efforts().getFirst().nodesPerSecond()).hasValue(2_000_000_000);
        assertThat(Effort.NONE.nodesPerSecond()).isEmpty();
    }
}
