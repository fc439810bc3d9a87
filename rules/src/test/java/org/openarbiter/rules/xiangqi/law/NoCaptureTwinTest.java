package org.openarbiter.rules.xiangqi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** The count of moves without a capture agrees with a plain tally, ply by ply, in games that are full of checks. */
class NoCaptureTwinTest {
    private static final Xiangqi XIANGQI = new Xiangqi();
    private static final int MOVES = 12;
    private static final int CHECKS = 1;
    private static final int GAMES = 200;
    private static final String START = "4k4/4a4/4b4/9/R8/9/9/8r/4A4/3K5 w - - 0 1";

    @Test
    void surplus_checks_and_the_replies_to_them_do_not_count() throws Exception {
        SplittableRandom random = new SplittableRandom(67);
        int ended = 0;
        int shifted = 0;
        for (int game = 0; game < GAMES; game++) {
            XiangqiBoard board = XiangqiBoard.of(START);
            var referee = new Referee<>(
                    XIANGQI.rulebook("cxa-2020?occurrences=99&no-capture=" + MOVES + "&no-capture-checks=" + CHECKS), XIANGQI.seats(),
                    Options.DEFAULT, board);
            List<Boolean> checks = new ArrayList<>();
            while (!referee.isOver() && checks.size() < 300) {
                int before = men(board);
                referee.act(new Act.Play(board.toMove(), play(board, random)));
                checks.add(SlowPosition.of(board.toText()).isKingExposed(board.toMove() == 0));
                if (men(board) < before) {
                    checks.clear();
                }
                boolean isMate = List.of("checkmate", "stalemate").contains(String.valueOf(referee.ruling().ruleId()));
                boolean isFull = checks.size() - uncounted(checks).size() >= 2 * MOVES;
                assertThat(referee.isOver()).as(board.toText()).isEqualTo(isMate || isFull);
                if (isFull && !isMate) {
                    ended++;
                    shifted += checks.size() > 2 * MOVES ? 1 : 0;
                }
            }
        }
        assertThat(ended).isGreaterThan(GAMES / 2);
        assertThat(shifted).isGreaterThan(20);
    }

    /** The plies that do not count, of those since the latest capture: each side's checks but for the first, and what follows them. */
    private static Set<Integer> uncounted(List<Boolean> checks) {
        return Stream.of(0, 1)
                .flatMap(side -> IntStream.range(0, checks.size()).filter(ply -> ply % 2 == side && checks.get(ply)).skip(CHECKS).boxed())
                .flatMap(ply -> Stream.of(ply, ply + 1))
                .filter(ply -> ply < checks.size())
                .collect(Collectors.toSet());
    }

    private static int men(XiangqiBoard board) {
        return (int) board.toText().split(" ", 2)[0].chars().filter(Character::isLetter).count();
    }

    /** A legal play, a check if there is one and chance does not have it otherwise. */
    private static int play(XiangqiBoard board, SplittableRandom random) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        int chosen = plays[random.nextInt(count)];
        for (int i = 0; i < count && random.nextInt(4) > 0; i++) {
            board.play(board.toMove(), plays[i]);
            boolean isCheck = board.inCheck();
            board.undo();
            if (isCheck) {
                return plays[i];
            }
        }
        return chosen;
    }
}
