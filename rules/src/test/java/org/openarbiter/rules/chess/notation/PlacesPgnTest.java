package org.openarbiter.rules.chess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;

/** What servers write about the end of a game, read and ruled by the rulebook of the place and by the Laws. */
class PlacesPgnTest {
    private static final Chess CHESS = new Chess();
    private static final String THREEFOLD = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    private static final String LONE_KING = "[SetUp \"1\"]\n[FEN \"8/5k2/8/8/8/2R5/8/4K3 w - - 0 1\"]\n";
    private static final String KNIGHT = "[SetUp \"1\"]\n[FEN \"4k3/p7/8/8/8/8/8/3NK3 b - - 0 40\"]\n";

    private static Ruling ruling(String rulebook, String tags, String moves) throws Exception {
        byte[] bytes = (tags + "\n" + moves + "\n").getBytes(StandardCharsets.UTF_8);
        RecordedGame<ChessBoard> game = new ChessPgn().read(new RawGame(1, 1, bytes, 0, bytes.length), false);
        return new Replay<>(CHESS.rulebook(rulebook), CHESS.seats(), Options.DEFAULT, ChessBoard.start()).rule(game);
    }

    private static String tags(String termination, String result) {
        return "[White \"flag_king\"]\n[Black \"Bob\"]\n[Result \"" + result + "\"]\n[Termination \"" + termination + "\"]\n";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            chess.com | flag_king won by resignation                   | 1-0     | 1. e4              | resignation  | white
            fide-2023 | flag_king won by resignation                   | 1-0     | 1. e4              | resignation  | white
            chess.com | flag_king won on time                          | 1-0     | 1. e4              | flag         | white
            chess.com | Bob won - game abandoned                       | 0-1     | 1. e4              | adjudication | black
            chess.com | Bob won by checkmate                           | 0-1     | 1. f3 e5 2. g4 Qh4 | checkmate    | black
            chess.com | Game drawn by agreement                        | 1/2-1/2 | 1. e4 e5           | agreement    | draw
            chess.com | Game drawn by repetition                       | 1/2-1/2 | THREEFOLD          | threefold    | draw
            fide-2023 | Game drawn by repetition                       | 1/2-1/2 | THREEFOLD          | threefold    | draw
            fics      | Game drawn by repetition                       | 1/2-1/2 | THREEFOLD          | threefold    | draw
            lichess   | Time forfeit                                   | 1-0     | 1. e4              | flag         | white
            lichess   | Normal                                         | 1-0     | 1. e4              | resignation  | white
            lichess   | Rules infraction                               | 0-1     | 1. e4              | adjudication | black
            lichess   | Abandoned                                      | 1-0     | 1. e4              | adjudication | white
            """)
    void ended(String rulebook, String termination, String result, String moves, String rule, String outcome) throws Exception {
        Ruling ruling = ruling(rulebook, tags(termination, result), (moves.equals("THREEFOLD") ? THREEFOLD : moves) + " " + result);
        assertThat(ruling.ruleId()).isEqualTo(rule);
        assertThat(ruling.outcome()).isEqualTo(switch (outcome) {
            case "white" -> new Outcome.Win(0);
            case "black" -> new Outcome.Win(1);
            default -> Outcome.DRAW;
        });
    }

    @Test
    void insufficient_material_on_lichess_is_an_offer_that_draws_there_and_waits_under_the_laws() throws Exception {
        String tags = LONE_KING + tags("Insufficient material", "1/2-1/2");
        assertThat(ruling("lichess", tags, "1. Rc2 1/2-1/2").ruleId()).isEqualTo("offer");
        assertThat(ruling("fide-2023", tags, "1. Rc2 1/2-1/2").verdict().status()).isEqualTo("open");
    }

    @Test
    void a_draw_on_time_is_one_where_the_place_counts_the_material() throws Exception {
        String tags = KNIGHT + tags("Game drawn by timeout vs insufficient material", "1/2-1/2");
        assertThat(List.of("chess.com", "fics")).allSatisfy(place -> {
            Ruling ruling = ruling(place, tags, "40... a6 1/2-1/2");
            assertThat(ruling.ruleId()).isEqualTo("flag");
            assertThat(ruling.outcome()).isEqualTo(Outcome.DRAW);
        });
        assertThat(ruling("lichess", tags, "40... a6 1/2-1/2").outcome()).isEqualTo(new Outcome.Win(0));
        assertThat(ruling("uscf", tags, "40... a6 1/2-1/2").verdict().status()).isEqualTo("referred");
    }

    @Test
    void a_wrong_claim_that_only_the_record_implies_costs_nothing() throws Exception {
        String tags = tags("Game drawn by repetition", "1/2-1/2");
        for (String rules : List.of("lichess", "fide-2023")) {
            assertThat(ruling(rules, tags, "1. e4 1/2-1/2").claims()).singleElement().satisfies(claim -> {
                assertThat(claim.granted()).isFalse();
                assertThat(claim.penalty()).isNull();
                assertThat(claim.offer()).isFalse();
            });
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "White lost on time 0-1                   | 0-1     | flag",
        "White resigned 0-1                       | 0-1     | resignation",
        "{White forfeits on time} mate 0-1        | 0-1     | flag",
        "Black~resigns 1-0                        | 1-0     | resignation",
        "draw agreed 1/2-1/2                      | 1/2-1/2 | agreement",
        "White's flag fell. 0-1                   | 0-1     | flag",
        "White’s time has run out 0-1             | 0-1     | flag",
        "White overstepped the time~limit 0-1     | 0-1     | flag",
        "time forfeit 0-1                         | 0-1     | flag",
        "Flag. 0-1                                | 0-1     | flag",
        "白方超时 0-1                              | 0-1     | flag",
    })
    void words_without_braces_may_tell_how_a_game_ended(String end, String result, String rule) throws Exception {
        String moves = "1. e4 e5 2. Nf3 " + end.replace('~', '\n');
        Ruling ruling = ruling("fide-2023", "[Result \"" + result + "\"]\n", moves);
        assertThat(ruling.ruleId()).isEqualTo(rule);
        assertThat(ruling.text()).doesNotContain("only the result");
    }
}
