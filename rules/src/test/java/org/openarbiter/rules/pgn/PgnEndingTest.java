package org.openarbiter.rules.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;

/** From result and Termination tag to the last act. */
class PgnEndingTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1-0     | Time forfeit                        | flag 1
            0-1     | time forfeit                        | flag 0
            1-0     | Alice won on time                   | flag 1
            1/2-1/2 | time forfeit                        | flag 1
            1/2-1/2 | Game drawn by timeout vs insufficient material | flag 1
            1-0     | Black forfeits on time              | flag 1
            1-0     | Black disconnected and forfeits     | decide win 0
            0-1     | Black declared the winner by adjudication | decide win 1
            1/2-1/2 | Game drawn by stalemate             | none
            1/2-1/2 | Game drawn by insufficient material | none
            1/2-1/2 | White ran out of time and Black has no material to mate | flag 0
            1/2-1/2 | Black ran out of time and White has no material to mate | flag 1
            1/2-1/2 | Game drawn because both players ran out of time | both flags
            0-1     | White forfeits on time              | flag 0
            1-0     | Black forfeits by disconnection     | decide win 0
            1-0     | Alice won - game abandoned          | decide win 0
            1-0     | illegal move                        | illegal 1
            1/2-1/2 | Game drawn by mutual agreement      | agree
            1/2-1/2 | Neither player has mating material  | none
            1/2-1/2 | Game drawn by repetition            | claim threefold by 1
            1/2-1/2 | drawn by repetition, claimed with f6g8 | claim threefold by 1
            1/2-1/2 | White made an illegal move          | illegal 0
            1/2-1/2 | Draw by 3-fold repetition           | claim threefold by 1
            1/2-1/2 | Game drawn by the 50 move rule      | claim fifty by 1
            0-0     | both players forfeited              | none
            1/2-1/2 | White's flag fell                   | flag 0
            1/2-1/2 | Black’s time ran out                | flag 1
            1-0     | Normal                              | resign 1 implied
            0-1     |                                     | resign 0 implied
            0-1     | Bob won by resignation              | resign 0
            1/2-1/2 | normal                              | agree
            1/2-1/2 | Game drawn by agreement             | agree
            1-0     | Abandoned                           | decide win 0
            0-1     | adjudication                        | decide win 1
            1-0     | Rules infraction                    | decide win 0
            0-1     | death                               | decide win 1
            1-0     | emergency                           | decide win 0
            0-1     | forfeit                             | decide win 1
            1-0     | White wins by adjudication          | decide win 0
            1-0     | stalled connection                  | decide win 0
            1/2-1/2 | ADJUDICATED                         | decide draw
            1-0     | CHECKMATE                           | none
            1-0     | Alice won by checkmate              | none
            1/2-1/2 | STALEMATE                           | none
            1/2-1/2 | THREEFOLD_REPETITION                | claim threefold by 1
            1/2-1/2 | 3-fold repetition                   | claim threefold by 1
            1/2-1/2 | FIVEFOLD_REPETITION                 | none
            1/2-1/2 | SEVENTYFIVE_MOVES                   | none
            1/2-1/2 | Game drawn by 50-move rule          | claim fifty by 1
            1/2-1/2 | FIFTY_MOVES                         | claim fifty by 1
            1/2-1/2 | INSUFFICIENT_MATERIAL               | none
            1-0     | unterminated                        | none
            *       | UNFINISHED                          | none
            *       | time forfeit                        | none
            1-0     | White resigned                      | resign 0
            1/2-1/2 | White resigned                      | resign 0
            1/2-1/2 | Black won by resignation            | resign 0
            1/2-1/2 | resignation                         | none
            0-1     | Black's resignation                 | resign 1
            0-1     | Resigned by Black                   | resign 1
            1-0     | White won, Black resigned           | resign 1
            1-0     | White accepted Black's resignation  | resign 1
            0-1     | Black wins by White's resignation   | resign 0
            1-0     | White's opponent resigned           | resign 1
            1-0     | Black to move and White resigned    | resign 0
            1-0     | White lost on time                  | flag 0
            1-0     | Red lost on time                    | flag 0
            0-1     | White wins on time                  | flag 1
            1-0     | White's flag fell                   | flag 0
            1-0     | White has run out of time           | flag 0
            1-0     | White overstepped the time limit    | flag 0
            1-0     | White played an illegal move and lost on time | flag 0
            0-1     | Time forfeit by Black               | flag 1
            0-1     | Black has no material to mate, White ran out of time | flag 0
            0-1     | Black is winning, White flagged     | flag 0
            0-1     | Flag.                               | flag 0
            1-0     | White made an illegal move          | illegal 0
            1-0     | Draw agreed                         | agree
            1-0     | by agreement                        | resign 1
            1/2-1/2 | Draw agreed, both players in time trouble | agree
            1/2-1/2 | Draw agreed in time trouble         | agree
            1/2-1/2 | draw offer accepted; both short of time | agree
            1/2-1/2 | threefold claim accepted            | claim threefold by 1
            1-0     | Black resigned in time trouble      | resign 1
            1-0     | Black's flag did not fall; he resigned | resign 1
            1-0     | Material advantage, resigned        | resign 1
            1-0     | Black failed to appear within the default time | decide win 0 absence
            1-0     | Black did not arrive in time        | decide win 0 absence
            1-0     | default                             | decide win 0 absence
            0-1     | White arrived after the default time | decide win 1 absence
            1/2-1/2 | default                             | decide draw
            0-1     | electronic device                   | decide win 1 device
            1-0     | White's mobile phone rang           | decide win 0
            1-0     | White did not arrive in time        | decide win 0
            1-0     | White wins, Black did not arrive    | decide win 0 absence
            0-1     | White's mobile rang                 | decide win 1 device
            1-0     | connection of the mobile device lost | resign 1 implied
            1/2-1/2 | Time control 40/2, draw             | agree
            1-0     | Time control 90+30                  | resign 1 implied
            1-0     | exceeded the time control           | flag 1
            1-0     | arbiter decision                    | decide win 0
            1-0     | cheating detected                   | decide win 0
            1-0     | fair play violation                 | decide win 0
            1-0     | Black's phone rang                  | decide win 0 device
            1-0     | engine crash                        | resign 1 implied
            1-0     | Black played an illegal move for the second time | illegal 1
            1-0     | Black made a second illegal move and lost on time | flag 1
            0-1     | White's phone rang for the second time | decide win 1 device
            0-1     | Cheating, second time               | decide win 1
            1-0     | lost on time at the second time control | flag 1
            1-0     | White lost by exceeding the time    | flag 0
            1-0     | Black lost on the first time control | flag 1
            1-0     | Black missed the second time control | flag 1
            0-1     | White failed to reach the time control | flag 0
            1-0     | Black didn't turn up                | decide win 0 absence
            0-1     | Black wins by default               | decide win 1 absence
            1-0     | Black moved two pieces at the same time | resign 1 implied
            1-0     | Black's phone rang a sixth time     | decide win 0 device
            1-0     | Arbiter: Black was away for a long time | decide win 0
            1-0     | Black's phone rang during the playing time | decide win 0 device
            1-0     | Black lost on time, with time for thinking | flag 1
            1-0     | Black exceeded his thinking time     | flag 1
            1-0     | Black was warned for the third time about the position of his pieces | resign 1 implied
            1-0     | Black was absent                    | decide win 0 absence
            1-0     | Black arrived late                  | decide win 0 absence
            1-0     | Black failed to show that the position is a draw | resign 1 implied
            1-0     | Black did not come back             | resign 1 implied
            0-1     | White's cell phone rang             | decide win 1 device
            1-0     | Black listened to a gramophone      | resign 1 implied
            1-0     | Black's mobile went off             | decide win 0 device
            1-0     | Black overstepped                   | flag 1
            1/2-1/2 | White claimed a draw: same position for the third time | claim threefold by 1
            1/2-1/2 | Black claimed a draw, the position stood for the 3rd time | claim threefold by 1 himself
            1/2-1/2 | Draw by threefold repetition (third time after 4...Ng8) | claim threefold by 1
            1-0     | Black was warned a third time       | resign 1 implied
            1/2-1/2 | White claimed a draw by threefold repetition | claim threefold by 1
            1/2-1/2 | threefold repetition, claimed by White | claim threefold by 1
            1/2-1/2 | Draw claimed by threefold repetition | claim threefold by 1
            1/2-1/2 | Black claims a draw by the 50-move rule | claim fifty by 1 himself
            1-0     | 黑方超时                             | flag 1
            1-0     | 红方超時判負                          | flag 0
            1-0     | 超时判负                             | flag 1
            0-1     | 红方认输，黑胜                        | resign 0
            0-1     | 黑方認輸                             | resign 1
            1/2-1/2 | 双方议和                             | agree
            0-1     | 红方弃权                             | decide win 1
            0-1     | 红方长捉犯规                          | decide win 1
            0-1     | 反則                                | decide win 1
            1-0     | 电脑故障                             | resign 1 implied
            """)
    void table(String result, String termination, String expected) {
        Act act = PgnEnding.act(result, PgnReason.of(termination), 1);
        String text = switch (act) {
            case null -> "none";
            case Act.Flag flag -> "flag " + flag.by();
            case Act.AllFlags flags -> "both flags";
            case Act.IllegalAgain again -> "illegal " + again.by();
            case Act.Claim claim -> "claim " + claim.claim() + " by " + claim.by() + (claim.implied() ? "" : " himself");
            case Act.Resign resign -> "resign " + resign.by() + (resign.implied() ? " implied" : "");
            case Act.Agree agree -> agree.outcome().equals(Outcome.DRAW) ? "agree" : "?";
            case Act.Decide decide -> "decide " + (decide.outcome() instanceof Outcome.Win win ? "win " + win.winner() : "draw")
                    + (decide.ground() == Act.Decide.Ground.OTHER ? "" : " " + decide.ground().word());
            default -> act.toString();
        };
        assertThat(text).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            White resigns                                          | true
            White resigns.                                         | true
            0-1 White forfeits on time                             | true
            Black resigned because his flag was about to fall      | true
            White resigns would be premature                       | false
            Should White resign?                                   | false
            White resigned here in an earlier game                 | false
            White’s flag fell                                      | true
            White's time has run out.                              | true
            White's time is running out                            | false
            White overstepped the time limit                       | true
            Black lost on time, White wins                         | true
            time forfeit                                           | true
            Flag.                                                  | true
            Time trouble                                           | false
            White gains time                                       | false
            Draw claimed by threefold repetition                   | true
            Black claimed a draw by threefold repetition           | true
            Black claimed a draw by repetition, which was refused  | false
            Draw agreed in time trouble                            | true
            Black made a second illegal move                       | true
            Black has completed a second illegal move.             | true
            Black loses by illegal move                            | true
            Black made an illegal move for the second time         | true
            White made an illegal move                             | false
            Threefold repetition claimed by White                  | true
            Black made an illegal move on move 12, which nobody noticed | false
            Black played an illegal move earlier, but White let it pass | false
            two illegal moves                                      | true
            Illegal move                                           | true
            Illegal move order                                     | false
            Threefold repetition                                   | true
            3-fold repetition.                                     | true
            Repetition of moves                                    | true
            Repetition would be a mistake                          | false
            White claims threefold                                 | true
            Black claimed threefold repetition                     | true
            White lost by exceeding the time                       | true
            White overstepped                                      | true
            White exceeded expectations                            | false
            黑方超时                                                | true
            红方认输。                                              | true
            超时判负                                                | true
            双方议和                                                | true
            黑方认输为时过早                                         | false
            炮二平五                                                | false
            """)
    void a_comment_tells_the_end_if_it_says_nothing_else(String comment, boolean tells) {
        assertThat(PgnTold.tells(comment)).isEqualTo(tells);
    }

    @Test
    void withoutResultThereIsNoAct() {
        assertThat(PgnEnding.act(null, "time forfeit")).isNull();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            flag_king won by resignation  | flag_king | Bob  | White won by resignation
            FLAG_KING won on time         | Bob | flag_king  | Black won on time
            mate won - game abandoned     | Bob | mate       | Black won - game abandoned
            Time forfeit                  | Time | Normal    | Time forfeit
            Normal                        | Time | Normal    | Normal
            Game drawn by agreement       | Game | drawn     | Game drawn by agreement
            Ann's flag fell               | Anna | Ann       | Black's flag fell
            Ann claimed a draw            | Ann  | Bo        | White claimed a draw
            Ann resigns                   | Anna | Ann       | Black resigns
            Carlsen did not appear        | 'Carlsen, Magnus' | Bob | White did not appear
            Bob's phone rang              | 'Carlsen, Magnus' | Bob | Black's phone rang
            Ann ran out of time and Bob has no material to mate | Bob | Ann | Black ran out of time and White has no material to mate
            """)
    void the_names_of_the_players_are_no_reasons(String reason, String white, String black, String expected) {
        assertThat(PgnTold.withoutNames(reason, white, black)).isEqualTo(expected);
    }
}
