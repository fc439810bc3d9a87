package org.openarbiter.rules.xiangqi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.evidence.RepeatedCycle;
import org.openarbiter.rules.xiangqi.law.SlowJudge.Level;
import org.openarbiter.rules.xiangqi.law.SlowJudge.Result;

/** One game before two judges, the referee and the slow judge, who must agree after every ply. */
final class Twins {
    private static final Xiangqi XIANGQI = new Xiangqi();

    private final String fen;
    private final Law law;
    private final XiangqiBoard board;
    private final Referee<XiangqiBoard> referee;
    private final SlowJudge slow;
    private final List<String> moves = new ArrayList<>();

    /** A rulebook, and what the slow judge has to know of it. */
    enum Law {
        WXF("wxf", "recapture", false, true, 3, false),
        AXF("axf", "recapture", false, true, 3, false),
        CHECK_ANSWERS("wxf?check-answers=yes", "recapture", false, true, 3, true),
        BOTH("wxf?protection=both", "both", false, true, 3, false),
        BEFORE("wxf?check-answers=yes&protection=before", "before", false, true, 3, true),
        AFTER("wxf?check-answers=yes&protection=after", "after", false, true, 3, true),
        STANDING("wxf?attacks=standing", "recapture", true, true, 3, false),
        FIRST_READING("wxf?attacks=standing&protection=both", "both", true, true, 3, false),
        ONLY_VICTIM("wxf?attacks=standing&victims=only", "recapture", true, true, 3, false, "only"),
        PINNED_ROOK("wxf?pinned-rook=graver&protection=after", "after", false, true, 3, false, "graver"),
        CHECK_ONLY("check-only", "both", false, false, 3, false),
        TWICE("wxf?occurrences=2", "recapture", false, true, 2, false),
        TWICE_AFTER("wxf?attacks=standing&check-answers=yes&occurrences=2&protection=after", "after", true, true, 2, true);

        private final Rulebook<XiangqiBoard> book;
        private final String protection;
        private final boolean standing;
        private final boolean chases;
        private final int occurrences;
        private final boolean checkAnswers;
        private final Set<String> readings;

        Law(String name, String protection, boolean standing, boolean chases, int occurrences, boolean checkAnswers, String... readings) {
            try {
                book = XIANGQI.rulebook(name);
            } catch (RulebookException e) {
                throw new IllegalArgumentException(e);
            }
            this.protection = protection;
            this.standing = standing;
            this.chases = chases;
            this.occurrences = occurrences;
            this.checkAnswers = checkAnswers;
            this.readings = Set.of(readings);
        }
    }

    Twins(Law law, String fen) throws InputException {
        this.fen = fen;
        this.law = law;
        board = XiangqiBoard.of(fen);
        referee = new Referee<>(law.book, XIANGQI.seats(), Options.DEFAULT, board);
        slow = new SlowJudge(fen, law.protection, law.standing, law.chases, law.occurrences, law.checkAnswers, law.readings);
    }

    /** The board as it stands, to look at. */
    XiangqiBoard board() {
        return board;
    }

    boolean isOver() {
        return referee.isOver();
    }

    /** What the slow judge says. */
    SlowJudge slow() {
        return slow;
    }

    /** Makes a legal move before both. */
    void play(String move) throws PlayException {
        moves.add(move);
        referee.act(new Act.Play(board.toMove(), board.parse(move)));
        slow.play(move);
        if (slow.result() != Result.OPEN) {
            assertThat(referee.isOver()).as(this::toString).isTrue();
            assertThat(said(referee.ruling())).as(this::toString).isEqualTo(expected());
        } else if (referee.isOver()) {
            assertThat(referee.ruling().ruleId()).as(this::toString).isIn("checkmate", "stalemate");
        }
    }

    private List<String> said(Ruling ruling) {
        List<String> said = new ArrayList<>();
        said.add(ruling.ruleId() + ", " + switch (ruling.outcome()) {
            case Outcome.Win win -> win.winner() == 0 ? "red wins" : "black wins";
            case Outcome other -> other.kind();
        });
        RepeatedCycle repetition = (RepeatedCycle) ruling.findings().getFirst();
        said.add(String.valueOf(repetition.values().get("levels")));
        for (Deed deed : repetition.judgment().deeds()) {
            var chases = new TreeSet<String>();
            deed.chases().forEach(chase -> chases.add(Point.name(chase.attack().from()) + "x" + Point.name(chase.attack().at())));
            said.add(deed.ply() + " " + deed.kind().word() + " " + chases);
        }
        return said;
    }

    private List<String> expected() {
        List<String> expected = new ArrayList<>();
        Level red = slow.level(true);
        Level black = slow.level(false);
        expected.add(switch (slow.result()) {
            case RED_LOSES -> (red == Level.CHECK ? "perpetual-check" : "perpetual-chase") + ", black wins";
            case BLACK_LOSES -> (black == Level.CHECK ? "perpetual-check" : "perpetual-chase") + ", red wins";
            default -> (red == Level.IDLE ? "repetition" : "mutual-perpetual") + ", draw";
        });
        expected.add("{red=" + word(red) + ", black=" + word(black) + "}");
        for (SlowJudge.Deed deed : slow.deeds()) {
            var chases = new TreeSet<String>();
            for (SlowJudge.Chase chase : deed.chases()) {
                chases.add(chase.attacker() + "x" + chase.victim());
            }
            String level = deed.level().toString().toLowerCase(Locale.ROOT);
            expected.add(deed.ply() + " " + level + " " + chases);
        }
        return expected;
    }

    private static String word(Level level) {
        return switch (level) {
            case IDLE -> "idle";
            case CHASE -> "perpetual chase";
            case PINNED_ROOK -> "perpetual chase of a pinned rook";
            case CHECK -> "perpetual check";
        };
    }

    /** The rulebook and the game so far, as one needs them to see it again. */
    @Override
    public String toString() {
        return law + " " + law.book.name() + ": " + fen + " moves " + String.join(" ", moves);
    }
}
