package org.openarbiter.rules.chess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;

/** What tags, comments and names tell together of how a game ended, and what is remarked on. */
class ToldPgnTest {

    private static RecordedGame<ChessBoard> game(String text) throws Exception {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new ChessPgn().read(new RawGame(1, 1, bytes, 0, bytes.length), false);
    }

    private static String acts(RecordedGame<ChessBoard> game, int next) {
        return game.acts().stream().map(act -> act.act(game.start(), next).toString()).collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            Ann   | Bo    | -                  | {White resigns}                       | 1-0     | Resign[by=0, implied=false]
            Ann   | Bo    | Ann resigned       | -                                     | 1-0     | Resign[by=0, implied=false]
            Ann   | Bo    | White lost on time | -                                     | 1-0     | Flag[by=0]
            Ann   | Bo    | Normal             | {Bo's flag fell}                      | 1-0     | Flag[by=1]
            Ann   | Bo    | -                  | {[%clk 0:00:01] Ann resigns}          | 1-0     | Resign[by=0, implied=false]
            Ann   | Bo    | -                  | {[%clk 0:00:01]}                      | 1-0     | Resign[by=1, implied=true]
            Ann, C | Bo, D | Ann resigned      | -                                     | 1-0     | Resign[by=0, implied=false]
            Polgar, J | Polgar, S | Polgar resigned | -                               | 1-0     | Resign[by=1, implied=false]
            Ann   | Bo    | Time forfeit       | {White ran out of time}               | 1/2-1/2 | Flag[by=0]
            Ann   | Bo    | Normal             | {White resigns would be premature}    | 1-0     | Resign[by=1, implied=true]
            Ann   | Bo    | -                  | {White resigns} 2. Nf3                | 1-0     | Resign[by=1, implied=true]
            Ann   | Bo    | -                  | White resigns 2. Nf3                  | 1-0     | Resign[by=1, implied=true]
            # Who is named counts only as far as it is sure who is meant.
            Ann   | White | White resigned     | -                                     | 1-0     | Resign[by=1, implied=false]
            White | Bo    | White resigned     | -                                     | 1-0     | Resign[by=1, implied=false]
            Ann   | Jim White | White resigned | -                                     | 1-0     | Resign[by=1, implied=false]
            Ann   | White | Ann resigned       | -                                     | 1-0     | Resign[by=0, implied=false]
            Ann   | White, Jim | Ann resigned  | -                                     | 1-0     | Resign[by=0, implied=false]
            Ann   | Jim White | White resigned | -                                     | 1/2-1/2 | -
            Ann   | Bo    | White resigned     | {Black resigns}                       | 1-0     | Resign[by=1, implied=true]
            # Both are called so, or one as the other's family.
            Stockfish | Stockfish | -          | {Stockfish resigns}                   | 1-0     | Resign[by=1, implied=false]
            Stockfish | Stockfish | Stockfish lost on time | -                         | 1-0     | Flag[by=1]
            Dev   | Dev   | -                  | {Dev won on time}                     | 0-1     | Flag[by=0]
            Carlsen | Carlsen, H | -           | {Carlsen resigned}                    | 1-0     | Resign[by=1, implied=false]
            # The first illegal move does not lose, and a draw that could be claimed is no win.
            Ann   | Bo    | -                  | {White made an illegal move}          | 1-0     | Resign[by=1, implied=true]
            Ann   | Bo    | -                  | {White made an illegal move}          | 1/2-1/2 | Agree[outcome=Draw[], implied=true]
            Ann   | Bo    | White made an illegal move | -                             | 1-0     | Resign[by=1, implied=true]
            Ann   | Bo    | White made a second illegal move | -                       | 1-0     | IllegalAgain[by=0]
            Ann   | Bo    | -                  | {Threefold repetition}                | 1-0     | Resign[by=1, implied=true]
            # A sentence that says more does not count against the result.
            Ann   | Bo    | Won on time by White | -                                   | 1-0     | Flag[by=1]
            Ann   | Bo    | White flagged Black | -                                    | 1-0     | Flag[by=1]
            Ann   | Bo    | 1-0 on time forfeit for White | -                          | 1-0     | Flag[by=1]
            Ann   | Bo    | Victory of White by resignation | -                        | 1-0     | Resign[by=1, implied=false]
            Ann   | Bo    | White accepts the resignation | -                          | 1-0     | Resign[by=1, implied=false]
            Ann   | Bo    | 红方超时胜          | -                                     | 1-0     | Flag[by=1]
            Ann   | Bo    | Draw offer not accepted, Black forfeits on time | -        | 1-0     | Flag[by=1]
            Ann   | Bo    | Black lost on time, draw not agreed | -                    | 1-0     | Flag[by=1]
            Ann   | Bo    | Draw offer declined, Black accepted defeat | -             | 1-0     | Resign[by=1, implied=true]
            # With a tag a comment tells only what somebody did.
            Ann   | Bo    | Normal             | {Qh7 mates.}                          | 1-0     | Resign[by=1, implied=true]
            Ann   | Bo    | Normal             | {Draw by repetition was possible}     | 1-0     | Resign[by=1, implied=true]
            Ann   | Bo    | Normal             | {Draw by perpetual check.}            | 1/2-1/2 | Agree[outcome=Draw[], implied=true]
            Ann   | Bo    | Normal             | {Black resigns [%clk 0:01:02]}        | 1-0     | Resign[by=1, implied=false]
            Ann   | Bo    | by agreement       | {Draw agreed}                         | 1-0     | Agree[outcome=Draw[], implied=false]
            Ann   | Bo    | time forfeit       | {Game drawn because both players ran out of time} | 1/2-1/2 | AllFlags[]
            """)
    void who_is_named_counts_for_more_than_the_result(
            String white, String black, @Nullable String termination, @Nullable String end, String result, @Nullable String act) throws Exception {
        String tags = "[White \"" + white + "\"]\n[Black \"" + black + "\"]\n"
                + (termination == null ? "" : "[Termination \"" + termination + "\"]\n");
        RecordedGame<ChessBoard> game = game(tags + "\n1. e4 e5 " + (end == null ? "" : end + " ") + result);
        assertThat(acts(game, 0)).isEqualTo(act == null ? "" : act);
        assertThat(game.recorded()).isEqualTo(result);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            White resigned | {Black resigns} | the tag says 'White resigned', but the last comment 'Black resigns'; neither was taken for the reason
            engine crash   | -               | the record says 'engine crash', which was not understood
            Time forfeit   | {Black resigns} | the tag says 'Time forfeit', but the last comment 'Black resigns'; the tag was taken for the reason
            Abandoned      | {Black resigns} | the tag says 'Abandoned', but the last comment 'Black resigns'; the tag was taken for the reason
            Time forfeit   | {Black's flag fell} | -
            Abandoned      | {Qh7 mates.}    | -
            Normal         | -               | -
            White wins     | -               | -
            resignation    | -               | -
            """)
    void what_cannot_be_taken_for_a_reason_is_remarked_on(String termination, @Nullable String end, @Nullable String remark) throws Exception {
        RecordedGame<ChessBoard> game = game("[Termination \"" + termination + "\"]\n\n1. e4 e5 " + (end == null ? "" : end) + " 1-0");
        assertThat(game.acts()).hasSize(1);
        assertThat(game.liberties().stream().map(Liberty::text).collect(Collectors.joining())).isEqualTo(remark == null ? "" : remark);
    }

    /** Who has moved was there; but what Arbiter itself writes is believed. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            Black did not appear in time     | -         | ABSENCE
            Black did not appear in time     | 1. e4     | ABSENCE
            Black did not appear in time     | 1. e4 e5  | OTHER
            Black defaulted                  | 1. e4 e5  | OTHER
            failed to appear                 | 1. e4 e5  | ABSENCE
            Black lost by default, his phone rang | 1. e4 e5 | DEVICE
            White did not appear             | -         | OTHER
            Ann did not appear               | -         | OTHER
            """)
    void a_player_who_has_moved_was_not_absent(String termination, @Nullable String moves, Act.Decide.Ground ground) throws Exception {
        RecordedGame<ChessBoard> game = game("[White \"Ann\"]\n[Black \"Bo\"]\n[Termination \"" + termination + "\"]\n\n"
                + (moves == null ? "" : moves) + " 1-0");
        assertThat(acts(game, game.plies() % 2)).isEqualTo("Decide[outcome=Win[winner=0], ground=" + ground.name() + "]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            1-0F | -   | 1. e4   | 1-0  | 1-0 | Decide[outcome=Win[winner=0], ground=OTHER]
            +/-  | -   | -       | +/-  | 1-0 | Decide[outcome=Win[winner=0], ground=OTHER]
            -/+  | -   | -       | 0-1  | 0-1 | Decide[outcome=Win[winner=1], ground=OTHER]
            -    | -   | -       | +:-  | 1-0 | Decide[outcome=Win[winner=0], ground=OTHER]
            -    | -   | -       | -:+  | 0-1 | Decide[outcome=Win[winner=1], ground=OTHER]
            -    | -   | -       | -/-  | 0-0 | -
            -    | -   | 1. e4   | 0-1F | 0-1 | Decide[outcome=Win[winner=1], ground=OTHER]
            -    | -   | 1. e4   | 1-0 F | 1-0 | Decide[outcome=Win[winner=0], ground=OTHER]
            -    | -   | 1. e4   | 0-0F | 0-0 | -
            0-0  | -   | -       | 0-0 (F) | 0-0 | -
            -    | -   | -       | 0-1 F. | 0-1 | Decide[outcome=Win[winner=1], ground=OTHER]
            1-0  | -   | -       | 1-0 (F) | 1-0 | Decide[outcome=Win[winner=0], ground=OTHER]
            1-0 f. | - | -       | *    | 1-0 | Decide[outcome=Win[winner=0], ground=OTHER]
            -    | -   | 1. e4   | {late} +/- | - | -
            1-0F | Time forfeit | 1. e4 | 1-0 | 1-0 | Flag[by=1]
            # Behind a move it is a glyph.
            1-0  | -   | 1. e4   | +/-  | 1-0 | Resign[by=1, implied=true]
            """)
    void a_result_may_be_by_forfeit(
            @Nullable String tag, @Nullable String termination, @Nullable String moves, String marker, String result, @Nullable String act) throws Exception {
        String tags = (tag == null ? "" : "[Result \"" + tag + "\"]\n") + (termination == null ? "" : "[Termination \"" + termination + "\"]\n");
        RecordedGame<ChessBoard> game = game("[Event \"x\"]\n" + tags + "\n" + (moves == null ? "" : moves + " ") + marker);
        assertThat(acts(game, 1)).isEqualTo(act == null ? "" : act);
        assertThat(game.recorded()).isEqualTo(result);
        assertThat(game.liberties()).isNotEmpty();
    }
}
