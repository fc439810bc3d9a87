package org.openarbiter.bench.search;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openarbiter.search.xiangqi.CycleJudge;
import org.openarbiter.search.xiangqi.Timing;

/** What a search of xiangqi knows of repetitions, and when it works it out: the savings of the paper on and off. */
public enum JudgeSetting {
    /** Perpetual check alone loses. */
    CHECK_ONLY(false, Timing.REPETITION, true),
    /** All rules of the WXF; nothing is worked out before a position comes back. */
    WXF(true, Timing.REPETITION, true),
    /** The same without the cut-off that skips the opponent (Tan and Watkinson Medina, section 5.2). */
    WXF_BOTH_SIDES(true, Timing.REPETITION, false),
    /** Attacks are worked out when the search comes to the quiet moves (section 5.1). */
    WXF_AT_QUIET_MOVES(true, Timing.QUIET_MOVES, true),
    /** Attacks are worked out after every move, for both sides: no saving. */
    WXF_AT_EVERY_MOVE(true, Timing.EVERY_MOVE, false);

    /** All but the one that has everything. */
    public static final List<JudgeSetting> LACKING = Arrays.stream(values()).filter(setting -> setting != WXF).toList();

    private final boolean chases;
    private final Timing timing;
    private final boolean skipsOpponent;

    JudgeSetting(boolean chases, Timing timing, boolean skipsOpponent) {
        this.chases = chases;
        this.timing = timing;
        this.skipsOpponent = skipsOpponent;
    }

    /** The setting of a name such as {@code check-only}. */
    public static JudgeSetting named(String name) {
        return Arrays.stream(values()).filter(setting -> setting.text().equals(name)).findFirst().orElseThrow(() ->
                new IllegalArgumentException("no setting '" + name + "'; there are "
                        + Arrays.stream(values()).map(JudgeSetting::text).collect(Collectors.joining(", "))));
    }

    /** The name that is printed and accepted. */
    String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The rulebook by which its games are played. */
    String rules() {
        return chases ? SearchedGame.XIANGQI.rules() : "check-only";
    }

    /** A judge of what is played on a board. */
    public CycleJudge judge(XiangqiBoard board, DrawPolicy policy) {
        return new CycleJudge(board, chases, policy, timing, skipsOpponent);
    }
}
