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
            """)
    void table(String result, String termination, String expected) {
        Act act = PgnEnding.act(result, termination, 1);
        String text = switch (act) {
            case null -> "none";
            case Act.Flag flag -> "flag " + flag.by();
            case Act.AllFlags flags -> "both flags";
            case Act.IllegalAgain again -> "illegal " + again.by();
            case Act.Claim claim -> "claim " + claim.claim() + " by " + claim.by();
            case Act.Resign resign -> "resign " + resign.by() + (resign.implied() ? " implied" : "");
            case Act.Agree agree -> agree.outcome().equals(Outcome.DRAW) ? "agree" : "?";
            case Act.Decide decide -> "decide " + (decide.outcome() instanceof Outcome.Win win ? "win " + win.winner() : "draw");
            default -> act.toString();
        };
        assertThat(text).isEqualTo(expected);
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
            Ann resigns                   | Anna | Ann       | Black resigns
            Ann ran out of time and Bob has no material to mate | Bob | Ann | Black ran out of time and White has no material to mate
            """)
    void the_names_of_the_players_are_no_reasons(String reason, String white, String black, String expected) {
        assertThat(PgnEnding.withoutNames(reason, white, black)).isEqualTo(expected);
    }
}
