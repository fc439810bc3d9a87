package org.openarbiter.dragons.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.dragons.status.Known;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.status.Statuses;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Bond;
import org.openarbiter.dragons.worms.Cave;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.HalfEye;
import org.openarbiter.dragons.worms.Worm;
import org.openarbiter.rules.core.words.Columns;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.board.GoBoard;

/** The reasons for the status of a dragon, as text: its connections, its eye spaces, and the moves that kill and save. */
public final class Reasons {
    /** An eye space of more points is not spelled out. */
    private static final int MANY = 20;
    /** How wide the word is with which most lines begin. */
    private static final int LABEL = 7;

    private final GoBoard board;
    private final Analysis analysis;
    private final Statuses statuses;
    private final Effort effort;
    private final Words words;

    /**
     * The reasons in an analysis.
     *
     * @param board the board that was analyzed
     * @param effort what the status of a dragon may cost
     * @param words the words of Go in the language of the lines
     */
    public Reasons(GoBoard board, Analysis analysis, Effort effort, Words words) {
        this.board = board;
        this.analysis = analysis;
        this.effort = effort;
        this.words = words;
        statuses = new Statuses(ReadingBoard.of(board));
    }

    /** What can be said of the dragon of a stone, a line each: a title, then lines of a label and a fact with two spaces or more between them. */
    public List<String> of(int stone) {
        Dragon dragon = dragon(stone);
        List<String> lines = new ArrayList<>();
        GroupStatus status = status(stone);
        lines.add(words.say(ReportLexicon.say("title", "dragon", name(dragon),
                "with", stone == dragon.origin() ? ReportLexicon.NONE : board.pointName(stone), "state", ReportLexicon.state(status.state()))));
        known(status.known(), lines);
        lines.add(line("label-stones", names(dragon.points())));
        bonds(dragon, lines);
        eyes(dragon, lines);
        settled(dragon, lines);
        reading(forPlayers(stone), lines);
        // A string of a dead dragon may be safe from forcing attacks. To call it saved would contradict what is proved.
        if (status.state() != State.DEAD || !status.known().isProved()) {
            for (int string : dragon.worms()) {
                analysis.wormAt(string).filter(Worm::isCapturable).filter(worm -> !isDenied(worm, dragon, status))
                        .ifPresent(worm -> captures(worm, lines));
            }
        }
        return lines;
    }

    /** Whether a short reading of the only string of a dragon comes to something else than what is proved of the dragon. */
    private static boolean isDenied(Worm worm, Dragon dragon, GroupStatus status) {
        return dragon.worms().size() == 1 && status.known().isProved()
                && (worm.attack().fate() != status.attack().fate() || worm.defend().fate() != status.defense().fate());
    }

    /** What becomes of the dragon of a stone. */
    public GroupStatus status(int stone) {
        return statuses.of(dragon(stone).group(), effort);
    }

    /** What becomes of the dragon of a stone, in the words of players: a stone that is taken in a ko is not killed outright. */
    public GroupStatus forPlayers(int stone) {
        return statuses.forPlayers(status(stone));
    }

    private Dragon dragon(int stone) {
        return analysis.dragonAt(stone).orElseThrow();
    }

    private Sentence name(Dragon dragon) {
        return ReportLexicon.say("dragon", "player", board.seats().term(dragon.color().seat()), "point", board.pointName(dragon.origin()));
    }

    private String line(String label, String fact) {
        return line(ReportLexicon.say(label), fact);
    }

    private String line(String label, Sentence fact) {
        return line(ReportLexicon.say(label), words.say(fact));
    }

    private String line(Sentence label, String fact) {
        return "  " + Columns.padded(words.say(label), LABEL) + "  " + fact;
    }

    private void bonds(Dragon dragon, List<String> lines) {
        for (Bond bond : analysis.bonds()) {
            if (dragon.points().contains(bond.one()) && dragon.points().contains(bond.other()) && bond.one() != bond.other()) {
                lines.add(line("label-joined", ReportLexicon.say("joined",
                        "one", board.pointName(bond.one()), "other", board.pointName(bond.other()), "ground", ground(bond))));
            }
        }
    }

    /** By what a bond holds; the eye space of open ground is an area. */
    private Sentence ground(Bond bond) {
        int area = bond.reason() == Bond.Reason.EYE_SPACE
                ? analysis.caves().stream().filter(cave -> cave.points().contains(bond.points().getFirst())).mapToInt(cave -> cave.points().size()).sum()
                : 0;
        return area > MANY ? ReportLexicon.say("around-area", "count", area)
                : ReportLexicon.say("bond", "reason", Term.of("bond", ReportLexicon.id(bond.reason())),
                        "points", bond.points().stream().map(board::pointName).toList(),
                        "pattern", bond.pattern().isEmpty() ? ReportLexicon.NONE : bond.pattern());
    }

    private void eyes(Dragon dragon, List<String> lines) {
        analysis.caves().stream().filter(cave -> cave.border() == dragon.origin()).forEach(cave -> lines.add(space(cave.points())));
        analysis.halfEyes().stream()
                .filter(eye -> eye.dragon() == dragon.origin())
                .forEach(eye -> lines.add("  " + words.say(moves(eye))));
        lines.add(line("label-counts", ReportLexicon.say("counts",
                "genus", dragon.genus(), "heyes", dragon.heyes(), "escape", dragon.escapeRoute(),
                "lunch", point(dragon.lunch()), "semeai", dragon.semeai())));
    }

    private String space(List<Integer> points) {
        return points.size() > MANY ? line("label-area", ReportLexicon.say("area", "count", points.size())) : line("label-eye-space", names(points));
    }

    /** Where a half eye is and which other points make it an eye or take it; a false eye is none whatever is played there. */
    private Sentence moves(HalfEye eye) {
        String at = board.pointName(eye.point());
        return switch (eye.type()) {
            case FALSE_EYE -> ReportLexicon.say("false-eye", "point", at);
            case HALF_EYE -> ReportLexicon.say("half-eye", "point", at,
                    "make", eye.isMadeFromOutside() ? board.pointName(eye.make()) : ReportLexicon.NONE, "kill", point(eye.kill()));
        };
    }

    private void settled(Dragon dragon, List<String> lines) {
        Unconditional settled = statuses.unconditional();
        if (dragon.points().stream().allMatch(settled::isInvincible)) {
            lines.add(settled("invincible"));
        } else if (settled.at(dragon.origin()) != Unconditional.Status.UNDECIDED) {
            lines.add(settled(ReportLexicon.id(settled.at(dragon.origin()))));
        }
    }

    private String settled(String state) {
        return line("label-settled", ReportLexicon.say("settled", "state", state));
    }

    /** How the status is known; what it takes for granted in a line each. */
    private void known(Known known, List<String> lines) {
        boolean assumes = known instanceof Known.ProvedUnder;
        lines.add(line("label-known", ReportLexicon.say("with-effort",
                "known", assumes ? ReportLexicon.word(known) : ReportLexicon.clause(known), "effort", effort.toString())));
        if (known instanceof Known.ProvedUnder under) {
            under.assumptions().forEach(assumption -> lines.add(line("label-assumes", ReportLexicon.assumption(assumption))));
        }
    }

    /** The moves that kill and save it, and the race that they rest on. */
    private void reading(GroupStatus status, List<String> lines) {
        int owner = status.group().seat();
        lines.add(line(ReportLexicon.say("label-kills", "player", player(1 - owner)), words.say(describe(1 - owner, status.attack()))));
        if (status.attack().fate().succeeds()) {
            lines.add(line(ReportLexicon.say("label-saves", "player", player(owner)), words.say(describe(owner, status.defense()))));
        }
        if (status.isLostInKo()) {
            lines.add(line("label-ko", ReportLexicon.say("can-begin-ko", "attacker", player(1 - owner), "owner", player(owner))));
        }
        if (status.rival() != Answer.NONE) {
            lines.add(line("label-race", ReportLexicon.say("race-with", "dragon", name(dragon(status.rival())))));
        }
    }

    private void captures(Worm worm, List<String> lines) {
        int owner = worm.color().seat();
        String string = board.pointName(worm.origin());
        lines.add(line(ReportLexicon.say("label-captures", "player", player(1 - owner), "point", string), words.say(tactics(1 - owner, worm.attack()))));
        lines.add(line(ReportLexicon.say("label-rescues", "player", player(owner), "point", string), words.say(tactics(owner, worm.defend()))));
    }

    /** What the reading of a string found, with what it takes for granted where that is said nowhere else; or what seems to work. */
    private Sentence tactics(int mover, Answer answer) {
        if (answer.isUnknown() && answer.likely().succeeds()) {
            return probably(mover, answer);
        }
        Sentence found = describe(mover, answer);
        return answer.fate() == Fate.LOSS || answer.assumptions().isEmpty() ? found
                : ReportLexicon.say("assumed", "answer", found, "assumptions", answer.assumptions().stream().map(ReportLexicon::assumption).toList());
    }

    /** What a reading found, with the moves that show it; or what games make likely, with a move, if it proved nothing or less than that. */
    private Sentence describe(int mover, Answer answer) {
        if (answer.percent() >= 0 && (answer.isUnknown() || answer.likely() != answer.fate())) {
            return probably(mover, answer);
        }
        return withBudget(answer.isUnknown() ? ReportLexicon.say("not-settled") : proved(mover, answer), answer);
    }

    /** What was proved, with the moves that show it; where there are none, how it was found. */
    private Sentence proved(int mover, Answer answer) {
        Sentence fate = fate(mover, answer.fate());
        List<Sentence> plays = shown(mover, answer);
        return !plays.isEmpty() ? ReportLexicon.say("shown", "fate", fate, "plays", plays)
                : !answer.complete() ? fate
                : answer.nodes() == 0 ? ReportLexicon.say("at-a-look", "fate", fate)
                : ReportLexicon.say("by-reading", "fate", fate, "count", answer.nodes());
    }

    private Sentence probably(int mover, Answer answer) {
        Sentence fate = ReportLexicon.say("probably", "fate", fate(mover, answer.likely()));
        return withBudget(answer.point() < 0 ? fate : ReportLexicon.say("shown", "fate", fate, "plays", List.of(play(mover, answer.point()))), answer);
    }

    private static Sentence withBudget(Sentence found, Answer answer) {
        return answer.complete() ? found : ReportLexicon.say("stopped", "answer", found, "count", answer.nodes());
    }

    private Sentence fate(int mover, Fate fate) {
        return switch (fate) {
            case WIN -> ReportLexicon.say("yes");
            case KO, KO_NEEDS_THREAT -> ReportLexicon.say("in-ko", "player", player(fate.threatens(mover).orElseThrow()));
            case LOSS -> ReportLexicon.say("no");
        };
    }

    private Sentence play(int seat, int point) {
        return ReportLexicon.say("play", "player", player(seat), "move", point < 0 ? Term.of("play", "pass") : board.pointName(point));
    }

    /** The moves that show it; a move that fails is shown only with what refutes it. */
    private List<Sentence> shown(int mover, Answer answer) {
        if (answer.fate() == Fate.LOSS && answer.line().size() <= 1) {
            return List.of();
        }
        if (answer.line().isEmpty()) {
            return answer.point() < 0 ? List.of() : List.of(play(mover, answer.point()));
        }
        return IntStream.range(0, answer.line().size()).mapToObj(i -> play(i % 2 == 0 ? mover : 1 - mover, answer.line().get(i))).toList();
    }

    private Term player(int seat) {
        return board.seats().term(seat);
    }

    private String point(int point) {
        return point < 0 ? ReportLexicon.NONE : board.pointName(point);
    }

    private String names(List<Integer> points) {
        return points.stream().map(board::pointName).collect(Collectors.joining(" "));
    }
}
