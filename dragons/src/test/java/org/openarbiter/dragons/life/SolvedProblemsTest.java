package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Problems made at random whose answer is known by trying every move: {@code solved.txt} and {@code corners.txt} tell the notation. */
class SolvedProblemsTest {
    private static final long NODES = 5_000;
    private static final int KO = 2;
    private static final int HEIGHT = 9;

    @Test
    void whatIsProvedIsSo() {
        List<String> wrong = new ArrayList<>();
        for (String line : Diagrams.read(SolvedProblemsTest.class, "solved.txt").getFirst()) {
            String[] words = line.split(" ");
            ReadingBoard board = board(words[3]);
            LifeAndDeath life = new LifeAndDeath(board, NODES);
            int stone = board.topology().point(words[0]);
            Answer attack = life.attack(stone);
            Answer defense = life.defend(stone);
            if (!is(attack, words[1]) || !is(defense, words[2])) {
                wrong.add(line + ": " + attack.fate() + ", " + defense.fate());
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void cornersAreReadAsTheyPlayOut() {
        List<String> wrong = new ArrayList<>();
        for (String line : Diagrams.read(SolvedProblemsTest.class, "corners.txt").getFirst()) {
            String[] words = line.split(" ");
            ReadingBoard board = Diagrams.board(List.of(words[3].split("/")));
            LifeAndDeath life = new LifeAndDeath(board, NODES);
            int stone = board.topology().point(words[0]);
            Answer attack = life.attack(stone);
            Answer defense = life.defend(stone);
            String read = attack.fate().code() + " " + defense.fate().code();
            if (!read.equals(words[1] + " " + words[2]) || !attack.complete() || !defense.complete()) {
                wrong.add(line + ": " + read);
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean is(Answer answer, String code) {
        return answer.complete() && code.equals(code(answer.fate()));
    }

    private static String code(Fate fate) {
        return String.valueOf(Math.min(fate.code(), KO));
    }

    /** The lower rows, below white stones with two eyes. */
    private static ReadingBoard board(String lower) {
        List<String> below = Arrays.asList(lower.split("/"));
        List<String> rows = new ArrayList<>(List.of(".O.OOOOOO"));
        rows.addAll(Collections.nCopies(HEIGHT - 1 - below.size(), "OOOOOOOOO"));
        rows.addAll(below);
        return Diagrams.board(rows);
    }
}
