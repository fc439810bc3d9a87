package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openarbiter.dragons.race.Arena;
import org.openarbiter.dragons.race.Phase;
import org.openarbiter.dragons.race.Race;
import org.openarbiter.dragons.race.UsualRaceKnowledge;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Knowledge that is written elsewhere: a look that decides alone, without the usual one, on which the usual list of moves rests. */
@Timeout(60)
class KnowledgeTest {
    private static final ReadingBoard BOARD = Diagrams.board(List.of(
            ".......", ".......", ".......", ".......", "XXXXX..", "OOOOX..", "...OX.."));

    /** Nothing is decided before stones are taken. */
    private static final class OwnLook extends UsualKnowledge {
        OwnLook(Surroundings around, Enclosed enclosed, Reach reach) {
            super(around, enclosed, reach);
        }

        @Override
        public Verdict look(long defenders, long attackers, boolean defenderToMove) {
            return Verdict.OPEN;
        }
    }

    private static final class OwnJudgment extends UsualRaceKnowledge {
        OwnJudgment(Arena arena) {
            super(arena);
        }

        @Override
        public org.openarbiter.dragons.race.Verdict judge(Phase phase, boolean attackerToMove) {
            return switch (phase) {
                case BOTH -> org.openarbiter.dragons.race.Verdict.OPEN;
                case TARGET_TAKEN -> org.openarbiter.dragons.race.Verdict.DEAD;
                case RIVAL_TAKEN -> org.openarbiter.dragons.race.Verdict.ALIVE;
            };
        }
    }

    @Test
    void aLookMayDecideAlone() {
        Answer answer = new LifeAndDeath(BOARD, OwnLook::new, Reach.FAR, 20_000, 0).attack(BOARD.topology().point("A2"));
        assertThat(answer.complete()).isTrue();
        assertThat(answer.fate()).isEqualTo(Fate.WIN);
        assertThat(answer.point()).isEqualTo(BOARD.topology().point("B1"));
    }

    @Test
    void aJudgmentOfRacesMayDecideAlone() {
        ReadingBoard board = Diagrams.board(List.of(
                ".......", "XXXXX..", "OOOOX..", "XXXOX..", "..XOX..", "..XO...", "..XOX.."));
        Answer answer = new Race(board, OwnJudgment::new, 20_000, 0).attack(board.topology().point("D3"), board.topology().point("A4"));
        assertThat(answer.fate()).isEqualTo(Fate.WIN);
        assertThat(answer.point()).isEqualTo(board.topology().point("E2"));
    }
}
