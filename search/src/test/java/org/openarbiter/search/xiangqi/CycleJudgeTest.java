package org.openarbiter.search.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.repetition.DrawPolicy;

/** The judge of the search rules as the referee does: on the corpus, on real games, and in random trees of play. */
class CycleJudgeTest {
    private static final int TREES = 300;
    private static final int STEPS = 150;
    private static final int DEEPEST = 24;

    private final Map<String, Integer> seen = new HashMap<>();

    @ParameterizedTest
    @EnumSource(Ruled.Law.class)
    void agrees_with_the_referee_on_every_case_of_the_corpus(Ruled.Law law) throws Exception {
        for (Stretch stretch : Stretches.ofCases()) {
            new Ruled(law, stretch.fen(), seen).play(stretch);
        }
        everything_was_met(law);
    }

    @ParameterizedTest
    @EnumSource(value = Ruled.Law.class, names = {"WXF", "WXF_TWICE"})
    void agrees_with_the_referee_on_real_games(Ruled.Law law) throws Exception {
        for (Stretch stretch : Stretches.ofGames()) {
            new Ruled(law, stretch.fen(), seen).play(stretch);
        }
        everything_was_met(law);
        assertThat(seen.get("DRAW") + seen.get("WIN") + seen.get("LOSS")).isEqualTo(Stretches.ofGames().size());
    }

    @ParameterizedTest
    @EnumSource(value = Ruled.Law.class, names = "WXF_FOUR_TIMES", mode = EnumSource.Mode.EXCLUDE)
    void agrees_with_the_referee_in_random_trees(Ruled.Law law) throws Exception {
        List<Stretch> stretches = Stretches.ofCases();
        for (int tree = 0; tree < TREES; tree++) {
            Random random = new Random(1_000_003L * tree);
            walk(new Ruled(law, stretches.get(random.nextInt(stretches.size())).fen(), seen), random);
        }
        everything_was_met(law);
    }

    /** A horse that steps from line to line uncovers the same pawn on every ply; as long as it is at home it is no victim. */
    @ParameterizedTest
    @EnumSource(value = Ruled.Law.class, names = {"WXF", "WXF_TWICE"})
    void agrees_with_the_referee_on_a_pawn_at_home(Ruled.Law law) throws Exception {
        List<String> round = List.of("i3h3", "b3a5", "a8a9", "a5b3", "h3i3", "b3a5", "a9a8", "a5b3");
        new Ruled(law, "3k5/r8/9/9/1P7/9/PN6r/9/9/1R3K3 b - - 0 1", seen).play(new Stretch("", round));
        assertThat(seen).containsKey("repetition").doesNotContainKey("perpetual-chase");
    }

    private void everything_was_met(Ruled.Law law) {
        assertThat(seen).containsKeys("NONE", "DRAW", "WIN", "LOSS", "perpetual-check", "repetition");
        assertThat(seen.containsKey("perpetual-chase")).isEqualTo(law.chases());
    }

    /** Plays and takes back at random, as a search does, and prefers what threatens something and what leads back. */
    private static void walk(Ruled ruled, Random random) throws Exception {
        XiangqiBoard board = ruled.board();
        List<Integer> line = new ArrayList<>();
        boolean over = false;
        for (int step = 0; step < STEPS; step++) {
            int[] plays = plays(board);
            if (!line.isEmpty() && (over || plays.length == 0 || line.size() == DEEPEST || random.nextInt(5) == 0)) {
                ruled.undo();
                line.removeLast();
                over = false;
            } else if (plays.length > 0) {
                int play = choose(board, plays, line, random);
                ruled.play(play);
                line.add(play);
                over = ruled.compare();
            }
        }
    }

    private static int choose(XiangqiBoard board, int[] plays, List<Integer> line, Random random) {
        int before = line.size() < 2 ? Move.NONE : line.get(line.size() - 2);
        int back = Move.of(Move.to(before), Move.from(before));
        if (random.nextInt(10) < 7 && Arrays.stream(plays).anyMatch(play -> play == back)) {
            return back;
        }
        int best = plays[random.nextInt(plays.length)];
        int most = -1;
        for (int i = 0; i < 4; i++) {
            int play = plays[random.nextInt(plays.length)];
            if (board.pieceAt(Move.to(play)) == Piece.NONE && attacks(board, play) > most) {
                most = attacks(board, play);
                best = play;
            }
        }
        return best;
    }

    /** How many enemies, the king included, the moved piece attacks after a play. */
    private static int attacks(XiangqiBoard board, int play) {
        int by = board.toMove();
        board.play(by, play);
        int count = 0;
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = board.pieceAt(point);
            count += piece != Piece.NONE && Piece.side(piece) != by && board.attacks(Move.to(play), point) ? 1 : 0;
        }
        board.undo();
        return count;
    }

    private static int[] plays(XiangqiBoard board) {
        int[] plays = new int[board.mostPlays()];
        return Arrays.copyOf(plays, board.legalPlays(board.toMove(), plays));
    }

    @Test
    void nothing_recurs_across_a_pass() throws Exception {
        XiangqiBoard board = XiangqiBoard.of("3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1");
        CycleJudge judge = new CycleJudge(board, true, DrawPolicy.FIRST);
        Set<CycleVerdict> verdicts = new HashSet<>();
        for (String move : List.of("a0a1", "d9d8", "a1a0", "d8d9")) {
            int play = board.parse(move);
            board.play(board.toMove(), play);
            judge.played(play);
            verdicts.add(judge.judge(1, false));
            judge.passed();
            verdicts.add(judge.judge(1, false));
        }
        assertThat(verdicts).containsExactly(CycleVerdict.NONE);
    }
}
