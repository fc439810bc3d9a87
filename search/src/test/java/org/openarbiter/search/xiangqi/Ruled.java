package org.openarbiter.search.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.Level;
import org.openarbiter.rules.xiangqi.evidence.RepeatedCycle;
import org.openarbiter.search.repetition.DrawPolicy;

/** One line of play before the referee and before the judge in each of its ways of working, who must agree on every position. */
final class Ruled {
    private static final Xiangqi XIANGQI = new Xiangqi();

    /** A rulebook, and the policy that asks the judge for the same. */
    enum Law {
        WXF("wxf", true, DrawPolicy.THIRD),
        WXF_TWICE("wxf?occurrences=2", true, DrawPolicy.FIRST),
        WXF_FOUR_TIMES("wxf?occurrences=4", true, new DrawPolicy(3, 3, 0, 0)),
        CHECK_ONLY("check-only", false, DrawPolicy.THIRD),
        CHECK_ONLY_TWICE("check-only?occurrences=2", false, DrawPolicy.FIRST);

        private final String rules;
        private final boolean chases;
        private final DrawPolicy policy;

        Law(String rules, boolean chases, DrawPolicy policy) {
            this.rules = rules;
            this.chases = chases;
            this.policy = policy;
        }

        boolean chases() {
            return chases;
        }
    }

    private final Law law;
    private final String fen;
    private final XiangqiBoard board;
    private final Map<Timing, CycleJudge> judges = new EnumMap<>(Timing.class);
    private final List<Integer> plays = new ArrayList<>();
    private final Map<String, Integer> seen;
    private final Referee<XiangqiBoard> referee;

    /** A line from a position; what came out is counted in a map that outlives it. */
    Ruled(Law law, String fen, Map<String, Integer> seen) throws InputException, RulebookException {
        this.law = law;
        this.fen = fen;
        this.seen = seen;
        board = XiangqiBoard.of(fen);
        referee = new Referee<>(XIANGQI.rulebook(law.rules), XIANGQI.seats(), Options.DEFAULT, XiangqiBoard.of(fen));
        for (Timing timing : Timing.values()) {
            judges.put(timing, new CycleJudge(board, law.chases, law.policy, timing, true));
        }
    }

    XiangqiBoard board() {
        return board;
    }

    void play(int play) {
        judges.values().forEach(CycleJudge::quietMoves);
        board.play(board.toMove(), play);
        plays.add(play);
        judges.values().forEach(judge -> judge.played(play));
    }

    void undo() throws InputException {
        referee.begin(XiangqiBoard.of(fen));
        judges.values().forEach(CycleJudge::undone);
        plays.removeLast();
        board.undo();
    }

    /** Compares what all say of the position; returns whether the game is over there. */
    boolean compare() {
        for (int play : plays.subList(referee.record().plies(), plays.size())) {
            assertThat(referee.isOver()).as(this::toString).isFalse();
            referee.act(new Act.Play(referee.next(), play));
        }
        String before = board.toText();
        Ruling ruling = referee.ruling();
        CycleVerdict expected = expected(ruling);
        for (Map.Entry<Timing, CycleJudge> entry : judges.entrySet()) {
            CycleJudge judge = entry.getValue();
            assertThat(judge.judge(0, false)).as(() -> entry.getKey() + " " + this).isEqualTo(expected);
            if (expected != CycleVerdict.NONE) {
                int first = ruling.findings().getFirst().plies().getFirst();
                assertThat(plays.size() - judge.distance()).as(this::toString).isEqualTo(first);
            }
            assertThat(judge.judge(0, true)).as(() -> entry.getKey() + " " + this).isEqualTo(whereDrawsSuffice(expected, ruling));
        }
        assertThat(board.toText()).as("the board afterwards").isEqualTo(before);
        seen.merge(expected.name(), 1, Integer::sum);
        return referee.isOver();
    }

    private CycleVerdict expected(Ruling ruling) {
        if (!referee.isOver() || List.of("checkmate", "stalemate").contains(ruling.ruleId())) {
            return CycleVerdict.NONE;
        }
        seen.merge(String.valueOf(ruling.ruleId()), 1, Integer::sum);
        if (ruling.outcome() instanceof Outcome.Win win) {
            return win.winner() == board.toMove() ? CycleVerdict.WIN : CycleVerdict.LOSS;
        }
        return CycleVerdict.DRAW;
    }

    /** A side that did nothing wrong cannot lose, and it is left open whether it wins. */
    private CycleVerdict whereDrawsSuffice(CycleVerdict expected, Ruling ruling) {
        if (expected == CycleVerdict.NONE) {
            return expected;
        }
        RepeatedCycle cycle = (RepeatedCycle) ruling.findings().getFirst();
        return cycle.judgment().level(board.toMove()) == Level.IDLE ? CycleVerdict.DRAW_OR_WIN : expected;
    }

    /** Plays a stretch, and if it is a cycle again and again, as long as the game lasts. */
    void play(Stretch stretch) throws PlayException {
        boolean over = stretch.moves().isEmpty();
        for (int i = 0; !over; i++) {
            String move = stretch.moves().get(i % stretch.moves().size());
            if (i >= stretch.moves().size() && !isLegal(move)) {
                return;
            }
            play(board.parse(move));
            over = compare();
        }
    }

    private boolean isLegal(String move) {
        int[] legal = new int[board.mostPlays()];
        return Arrays.stream(legal, 0, board.legalPlays(board.toMove(), legal)).anyMatch(play -> board.text(play).equals(move));
    }

    /** The rulebook and the line, as one needs them to see it again. */
    @Override
    public String toString() {
        List<String> moves = plays.stream().map(board::text).toList();
        return law + ": " + fen + " moves " + String.join(" ", moves);
    }
}
