package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.ruling.Verdict;

/** The former rule finds three sequences in succession as a walk along all earlier occurrences of the placement does, and in time. */
final class SequenceOfMovesTest {
    private static final String KINGS = "6k1/8/8/8/8/8/8/K7 w - - 0 1";
    private static final int GAMES = 400;
    private static final int LONGEST = 300;

    @Test
    void it_finds_what_the_slow_twin_finds() {
        int ended = 0;
        int longest = 0;
        for (int number = 0; number < GAMES; number++) {
            var random = new Random(number);
            Referee<ChessBoard> referee = Chessmen.referee("german", KINGS);
            referee.remember();
            int length = 4 + random.nextInt(40);
            while (!referee.isOver() && referee.record().plies() < LONGEST) {
                if (random.nextInt(20) == 0) {
                    stepBack(referee, random.nextInt(6));
                }
                boolean varies = random.nextInt(length + 1) == 0;
                length = varies ? 4 + random.nextInt(40) : length;
                referee.act(new Act.Play(referee.next(), next(referee, varies ? Integer.MAX_VALUE : length, random)));
                int slow = slowly(referee.record());
                int game = number;
                assertThat(referee.record().threeInSuccession()).as("game %d", game).isEqualTo(slow);
                assertThat(referee.isOver()).as("game %d", game).isEqualTo(slow > 0);
                longest = Math.max(longest, slow);
            }
            ended += referee.isOver() ? 1 : 0;
        }
        assertThat(ended).as("games that ended").isBetween(GAMES / 4, GAMES - 1);
        assertThat(longest).as("the longest sequence").isGreaterThan(30);
    }

    /** Euwe's game with moves of both kings: a walk along all earlier occurrences would make 10^10 steps here. */
    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void a_game_that_shuffles_for_ever_is_followed_in_time() {
        Referee<ChessBoard> referee = Chessmen.referee("german", KINGS);
        String[] blocks = {"a1b1 g8h8 b1a1 h8g8", "a1a2 g8g7 a2a1 g7g8"};
        int plies = 1 << 20;
        for (int block = 0; block < plies / 4; block++) {
            Chessmen.make(referee, blocks[Integer.bitCount(block) % 2]);
        }
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
        assertThat(referee.record().plies()).isEqualTo(plies);
    }

    private static void stepBack(Referee<ChessBoard> referee, int plies) {
        for (int ply = 0; ply < plies && referee.record().plies() > 0; ply++) {
            referee.stepBack();
        }
    }

    /** The move made this number of plies before, if it is legal; otherwise one at random inside a corner. */
    private static int next(Referee<ChessBoard> referee, int length, Random random) {
        GameRecord record = referee.record();
        int ply = record.plies() + 1 - length;
        List<Integer> near = new ArrayList<>();
        for (int play : referee.legalPlays()) {
            if (ply > 0 && record.play(ply) == play) {
                return play;
            }
            if ("a1 b1 a2 g8 h8 h7".contains(Chessmen.move(play).substring(2))) {
                near.add(play);
            }
        }
        return near.get(random.nextInt(near.size()));
    }

    /** Tries every earlier occurrence of the placement as the end of the sequence before. */
    private static int slowly(GameRecord record) {
        int now = record.plies();
        for (int before = record.previousAlike(now); before >= 0; before = record.previousAlike(before)) {
            int length = now - before;
            if (3 * length <= now && isSame(record, now - length, length) && isSame(record, now - 2 * length, length)) {
                return length;
            }
        }
        return 0;
    }

    /** Whether the sequence that ends at {@code end} is the one played after it, from the same placement. */
    private static boolean isSame(GameRecord record, int end, int length) {
        for (int ply = end; ply > end - length; ply--) {
            if (record.play(ply) != record.play(ply + length)) {
                return false;
            }
        }
        return record.lookalikes(end).contains(end - length);
    }
}
