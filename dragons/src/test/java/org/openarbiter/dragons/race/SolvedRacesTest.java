package org.openarbiter.dragons.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;

/** Races made at random whose answer is known by trying every move: {@code solved.txt} tells the notation. */
class SolvedRacesTest {
    private static final long NODES = Effort.RACE;
    private static final int KO = 2;
    /** How many are answered wrongly: a ratchet, which goes down when the reading of races gets better. */
    private static final int MOST_WRONG = 2;

    @Test
    void notMoreRacesAreAnsweredWronglyThanBefore() {
        List<String> wrong = new ArrayList<>();
        List<String> races = Diagrams.read(SolvedRacesTest.class, "solved.txt").getFirst();
        for (String line : races) {
            String[] words = line.split(" ");
            ReadingBoard board = Diagrams.board(List.of(words[4].split("/")));
            Initiative race = answer(board, words[0], words[1]);
            if (!words[2].equals(code(race.saved())) || !words[3].equals(code(race.killed()))) {
                wrong.add(line + ": " + race.saved() + ", " + race.killed());
            }
        }
        assertThat(races).hasSize(240);
        assertThat(wrong).hasSizeLessThanOrEqualTo(MOST_WRONG);
    }

    private static Initiative answer(ReadingBoard board, String own, String rival) {
        return Initiative.of(board, board.topology().point(own), board.topology().point(rival), NODES, Effort.RACE_GAMES, Initiative.Apart.UNKNOWN);
    }

    private static String code(Fate fate) {
        return String.valueOf(Math.min(fate.code(), KO));
    }
}
