package org.openarbiter.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.xiangqi.Xiangqi;

/** Whatever engines do in a game, the match goes on, and the ruling says what happened. */
@Timeout(120)
class EngineGameTest {
    private static final Chess CHESS = new Chess();
    private static final Xiangqi XIANGQI = new Xiangqi();

    static EngineSpec engine(String game, String deeds) {
        List<String> command = Programs.command(UciPlayer.class, game, "5", deeds);
        return new EngineSpec(deeds.split(",")[0], command, null, EngineSpec.Protocol.UCI, null, Map.of(), null);
    }

    static <B extends Board> MatchConditions<B> terms(Game<B> game, String rules, String control, Adjudication adjudication)
            throws Exception {
        return new MatchConditions<>(game, game.rulebook(rules), TimeControl.parse(control), adjudication, 50, Duration.ofSeconds(20),
                null);
    }

    /** Plays a match of one pair; its games in order. */
    private static <B extends Board> List<PlayedGame> pair(MatchConditions<B> terms, String first, String second, Opening opening)
            throws Exception {
        String game = terms.game().name();
        MatchPlan<B> plan = new MatchPlan<>(terms, engine(game, first), engine(game, second), List.of(opening), 1, 1, null);
        Match<B> match = new Match<>(plan, List.of(), new MatchWatcher() {}, line -> {});
        match.run();
        return match.games();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "e2e5 | depth=1  | ILLEGAL_MOVE | 0-1 | chess:match-runner/illegal-move | played the illegal move 'e2e5': the pawn on e2",
        "junk | depth=1  | ILLEGAL_MOVE | 0-1 | chess:match-runner/illegal-move | played 'xyzzy', which is not a move",
        "babble | depth=1  | ILLEGAL_MOVE | 0-1 | chess:match-runner/illegal-move | played 'e2?e4e2?e4",
        "none | depth=1  | NONSENSE     | 0-1 |                                 | has no move: bestmove (none)",
        "crash | depth=1  | CRASH        | 0-1 | | exit code 3; its last output: something went wrong",
        "hang | 0.3      | HANG         | 0-1 | chess:match-runner/flag         | did not move within 0.35 s",
        "flood | 0.3      | HANG         | 0-1 | chess:match-runner/flag         | did not move within 0.35 s",
        "endless | 0.3      | HANG         | 0-1 | chess:match-runner/flag         | did not move within 0.35 s",
        "stop | move=0.3 | TIME         | 0-1 | chess:match-runner/flag         | moved only when told to stop",
        "resign | depth=1  | RESIGNATION  | 0-1 | chess:match-runner/resignation  | resigned"
    })
    void what_an_engine_does_is_ruled(String deed, String control, Cause cause, String result, String rule, String text)
            throws Exception {
        List<PlayedGame> games =
                pair(terms(CHESS, "match-runner", control, new Adjudication(0, 0, 0, 0, 0, 0, 6)), deed, "e7e5", Opening.NONE);
        PlayedGame first = games.getFirst();
        assertThat(first.ending().cause()).isEqualTo(cause);
        assertThat(first.ending().result()).isEqualTo(result);
        assertThat(first.ending().rule()).isEqualTo(rule);
        assertThat(first.ending().text()).contains(text);
        assertThat(first.ending().text()).hasSizeLessThan(500).doesNotContain("\u0007");
        assertThat(first.plies()).isEmpty();
        // The engine that failed was started anew, and fails again; colors are swapped.
        assertThat(games.getLast().players()).isEqualTo(first.players().reversed());
    }

    @Test
    void a_move_after_the_flag_loses_and_the_clock_is_the_runner_s() throws Exception {
        List<PlayedGame> games = pair(terms(CHESS, "match-runner", "1", Adjudication.NONE), "e2e4,sleep700,sleep700",
                "e7e5,any,any,any", Opening.NONE);
        PlayedGame game = games.getFirst();
        assertThat(game.ending().cause()).isIn(Cause.TIME, Cause.HANG);
        assertThat(game.ending().text()).contains("White ran out of time")
                .containsPattern("White (took|did not move within|moved only when told to stop, after) 0\\.\\d+ s, with 0\\.[0-3]\\d* s left on the clock");
        assertThat(game.plies()).hasSize(4);
        assertThat(game.plies().get(2).millis()).isBetween(700L, 1050L);
    }

    @Test
    void the_referee_ends_a_game_and_says_why() throws Exception {
        PlayedGame mate = pair(terms(CHESS, "match-runner", "depth=1", Adjudication.NONE), "f2f3,g2g4,e2e4", "e7e5,d8h4",
                Opening.NONE).getFirst();
        assertThat(mate.ending()).satisfies(ending -> {
            assertThat(ending.cause()).isEqualTo(Cause.RULE);
            assertThat(ending.result()).isEqualTo("0-1");
            assertThat(ending.rule()).isEqualTo("chess:match-runner/checkmate");
        });
        assertThat(mate.plies().getFirst().thought()).isEqualTo("+0.13/1");
        PlayedGame threefold = pair(
                terms(CHESS, "match-runner", "depth=1", Adjudication.NONE), "g1f3,f3g1,g1f3,f3g1", "g8f6,f6g8,g8f6,f6g8",
                Opening.NONE).getFirst();
        assertThat(threefold.ending().result()).isEqualTo("1/2-1/2");
        assertThat(threefold.ending().rule()).isEqualTo("chess:match-runner/threefold");
    }

    @Test
    void the_same_repetition_is_ruled_by_the_rulebook_of_the_match() throws Exception {
        Opening opening = Openings.position(XIANGQI, "3k5/9/9/9/9/9/9/9/3R5/5K3 b - - 0 1");
        String black = "d9e9,e9d9,d9e9,e9d9,any";
        String red = "d1e1,e1d1,d1e1,e1d1,any";
        Ending wxf = pair(terms(XIANGQI, "wxf", "depth=1", Adjudication.NONE), red, black, opening).getFirst().ending();
        assertThat(wxf.rule()).isEqualTo("xiangqi:wxf/perpetual-check");
        assertThat(wxf.result()).as("the one who checks has lost").isEqualTo("0-1");
    }

    @Test
    void games_are_broken_off_only_if_that_was_asked_for() throws Exception {
        MatchConditions<?> quiet = terms(CHESS, "match-runner", "depth=1", new Adjudication(0, 0, 0, 0, 0, 2, 0));
        PlayedGame game = pair(quiet, "g1f3", "g8f6", Opening.NONE).getFirst();
        assertThat(game.ending().cause()).isEqualTo(Cause.ADJUDICATION);
        assertThat(game.ending().text()).contains("no irreversible move was played for 2 plies");
        MatchConditions<?> resign = terms(CHESS, "match-runner", "depth=1", new Adjudication(10, 2, 0, 0, 0, 0, 9));
        // Both say +0.13 for themselves: they never agree on who is winning.
        assertThat(pair(resign, "any", "any", Opening.NONE).getFirst().ending().text()).contains("reached 9 plies");
        MatchConditions<?> draw = terms(CHESS, "match-runner", "depth=1", new Adjudication(0, 0, 20, 2, 1, 0, 0));
        assertThat(pair(draw, "e2e4,any", "e7e5,any", Opening.NONE).getFirst().ending().text())
                .contains("within 20 centipawns of even for 2 moves");
    }

    @Test
    void openings_are_played_before_the_engines_are_asked() throws Exception {
        Opening opening = new Opening("test", "startpos", List.of("f2f3", "e7e5", "g2g4"));
        List<PlayedGame> games =
                pair(terms(CHESS, "match-runner", "depth=1", new Adjudication(0, 0, 0, 0, 0, 0, 6)), "any", "d8h4", opening);
        assertThat(games.getFirst().ending().rule()).isEqualTo("chess:match-runner/checkmate");
        assertThat(games.getFirst().plies()).hasSize(1);
        assertThat(games.getFirst().efforts().get(0)).as("White was never asked").isEqualTo(Effort.NONE);
        assertThat(games.getFirst().efforts().get(1).nodes()).as("nodes that Black reported").isEqualTo(1);
    }

    @Test
    void an_engine_that_cannot_be_started_ends_the_match() throws Exception {
        MatchConditions<?> terms = terms(CHESS, "match-runner", "depth=1", Adjudication.NONE);
        assertThatThrownBy(() -> match(terms, new EngineSpec(
                        "", List.of("/no/such/engine"), Path.of("."), EngineSpec.Protocol.UCI, null, Map.of(), null)))
                .isInstanceOf(MatchFault.class).hasMessageContaining("/no/such/engine");
        assertThatThrownBy(() -> match(terms, new EngineSpec(
                        "", Programs.command(UciPlayer.class, "chess", "1", "any"), null, EngineSpec.Protocol.UCI, null,
                        Map.of("Hash", "1"), null)))
                .isInstanceOf(MatchFault.class).hasMessageContaining("has no option 'Hash'");
        assertThatThrownBy(() -> match(terms, engine("chess", "quits")))
                .isInstanceOf(MatchFault.class).hasMessageContaining("(uci) ended with exit code 4");
        MatchConditions<?> impatient = new MatchConditions<>(
                CHESS, CHESS.rulebook("match-runner"), TimeControl.parse("depth=1"), Adjudication.NONE, 0,
                Duration.ofMillis(300), null);
        assertThatThrownBy(() -> match(impatient, engine("chess", "mute")))
                .isInstanceOf(MatchFault.class).hasMessageContaining("did not answer uci with uciok within 0.3 s");
    }

    private static <B extends Board> void match(MatchConditions<B> terms, EngineSpec bad) throws Exception {
        MatchPlan<B> plan = new MatchPlan<>(terms, engine("chess", "any"), bad, List.of(Opening.NONE), 1, 1, null);
        new Match<>(plan, List.of(), new MatchWatcher() {}, line -> {}).run();
    }

    @Test
    void several_games_go_on_at_once_and_every_game_is_played_once() throws Exception {
        MatchConditions<?> terms = terms(CHESS, "match-runner", "depth=1", new Adjudication(0, 0, 0, 0, 0, 0, 8));
        assertThat(many(terms, 3)).containsExactly(0, 1, 2, 3, 4, 5);
    }

    @Test
    void games_that_a_fault_of_the_match_cuts_short_count_for_nobody() throws Exception {
        MatchConditions<?> terms = terms(CHESS, "match-runner", "depth=1", new Adjudication(0, 0, 0, 0, 0, 0, 1));
        assertThat(cutShort(terms)).containsExactly(0);
    }

    /** Plays two games at once, of which one is over at once and the other would go on: which of them ended. */
    private static <B extends Board> List<Integer> cutShort(MatchConditions<B> terms) throws Exception {
        List<Integer> ended = Collections.synchronizedList(new ArrayList<>());
        MatchPlan<B> plan =
                new MatchPlan<>(terms, engine("chess", "any"), engine("chess", "hang"), List.of(Opening.NONE), 1, 2, null);
        Match<B> match = new Match<>(
                plan, List.of(),
                new MatchWatcher() {
                    @Override
                    public void ended(PlayedGame game, MatchScore standing) throws MatchFault {
                        ended.add(game.number());
                        throw new MatchFault("the disk is full");
                    }
                },
                line -> {});
        assertThatThrownBy(match::run).isInstanceOf(MatchFault.class).hasMessage("the disk is full");
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("game ")) {
                thread.join();
            }
        }
        return ended;
    }

    private static <B extends Board> List<Integer> many(MatchConditions<B> terms, int concurrency) throws Exception {
        List<Integer> ended = new ArrayList<>();
        MatchPlan<B> plan = new MatchPlan<>(
                terms, engine("chess", "any"), engine("chess", "any,any"), List.of(Opening.NONE), 3, concurrency, null);
        new Match<>(
                plan, List.of(),
                new MatchWatcher() {
                    @Override
                    public void ended(PlayedGame game, MatchScore standing) {
                        ended.add(game.number());
                        assertThat(standing.games()).isEqualTo(ended.size());
                    }
                },
                line -> {}).run();
        return ended.stream().sorted().toList();
    }
}
