package org.openarbiter.dragons.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
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
import org.openarbiter.rules.go.board.GoBoard;

/** The reasons for the status of a dragon, as text: its connections, its eye spaces, and the moves that kill and save. */
public final class Reasons {
    /** An eye space of more points is not spelled out. */
    private static final int MANY = 20;

    private final GoBoard board;
    private final Analysis analysis;
    private final Statuses statuses;
    private final Effort effort;

    /**
     * The reasons in an analysis.
     *
     * @param board the board that was analyzed
     * @param effort what the status of a dragon may cost
     */
    public Reasons(GoBoard board, Analysis analysis, Effort effort) {
        this.board = board;
        this.analysis = analysis;
        this.effort = effort;
        statuses = new Statuses(ReadingBoard.of(board));
    }

    /** What can be said of the dragon of a stone, a line each. */
    public List<String> of(int stone) {
        Dragon dragon = dragon(stone);
        List<String> lines = new ArrayList<>();
        GroupStatus status = status(stone);
        lines.add(name(dragon) + (stone == dragon.origin() ? "" : ", with " + board.pointName(stone)) + ": " + status.state());
        known(status.known(), lines);
        lines.add("  stones   " + names(dragon.points()));
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

    private String name(Dragon dragon) {
        return board.seats().name(dragon.color().seat()) + "'s dragon at " + board.pointName(dragon.origin());
    }

    private void bonds(Dragon dragon, List<String> lines) {
        for (Bond bond : analysis.bonds()) {
            if (dragon.points().contains(bond.one()) && dragon.points().contains(bond.other()) && bond.one() != bond.other()) {
                lines.add("  joined   " + board.pointName(bond.one()) + " and " + board.pointName(bond.other()) + ": " + ground(bond));
            }
        }
    }

    /** By what a bond holds; the eye space of open ground is an area. */
    private String ground(Bond bond) {
        int area = bond.reason() == Bond.Reason.EYE_SPACE
                ? analysis.caves().stream().filter(cave -> cave.points().contains(bond.points().getFirst())).mapToInt(cave -> cave.points().size()).sum()
                : 0;
        return area > MANY ? "around an area of " + area + " points"
                : bond.reason()
                        + (bond.points().isEmpty() ? "" : " (" + names(bond.points()) + ")")
                        + (bond.pattern().isEmpty() ? "" : " " + bond.pattern());
    }

    private void eyes(Dragon dragon, List<String> lines) {
        List<Cave> caves = analysis.caves().stream().filter(cave -> cave.border() == dragon.origin()).toList();
        caves.forEach(cave -> lines.add(space(cave.points())));
        analysis.halfEyes().stream()
                .filter(eye -> eye.dragon() == dragon.origin())
                .forEach(eye -> lines.add("  " + eye.type() + " at " + moves(eye)));
        lines.add("  counts   genus " + dragon.genus() + ", half eyes " + dragon.heyes() + ", escape " + dragon.escapeRoute()
                + (dragon.lunch() < 0 ? "" : ", can capture " + board.pointName(dragon.lunch()))
                + (dragon.semeai() ? ", in a race to capture" : ""));
    }

    private String space(List<Integer> points) {
        return points.size() > MANY ? "  area     of " + points.size() + " points" : "  eye space  " + names(points);
    }

    /** Where a half eye is and which other points make it an eye or take it; a false eye is none whatever is played there. */
    private String moves(HalfEye eye) {
        String point = board.pointName(eye.point());
        if (eye.type() == HalfEye.Type.FALSE_EYE) {
            return point;
        }
        return point
                + (eye.isMadeFromOutside() ? ", made by " + board.pointName(eye.make()) : "")
                + (eye.kill() < 0 ? "" : ", taken by " + board.pointName(eye.kill()));
    }

    private void settled(Dragon dragon, List<String> lines) {
        Unconditional settled = statuses.unconditional();
        if (dragon.points().stream().allMatch(settled::isInvincible)) {
            lines.add("  settled  alive, even if its owner always passes");
        } else if (settled.at(dragon.origin()) != Unconditional.Status.UNDECIDED) {
            lines.add("  settled  " + settled.at(dragon.origin()).name().toLowerCase(Locale.ROOT) + " whatever is played there");
        }
    }

    /** How the status is known; what it takes for granted in a line each. */
    private void known(Known known, List<String> lines) {
        if (known instanceof Known.ProvedUnder under) {
            lines.add("  known    " + under.word() + " (effort: " + effort + ")");
            under.assumptions().forEach(assumption -> lines.add("  assumes  " + assumption.text()));
        } else {
            lines.add("  known    " + known.sentence() + " (effort: " + effort + ")");
        }
    }

    /** The moves that kill and save it, and the race that they rest on. */
    private void reading(GroupStatus status, List<String> lines) {
        int owner = status.group().seat();
        lines.add("  " + board.seats().name(1 - owner) + " kills  " + describe(1 - owner, status.attack()));
        if (status.attack().fate().succeeds()) {
            lines.add("  " + board.seats().name(owner) + " saves  " + describe(owner, status.defense()));
        }
        if (status.isLostInKo()) {
            lines.add("  ko       " + board.seats().name(1 - owner) + " can begin it at any time; " + board.seats().name(owner) + " cannot prevent that");
        }
        if (status.rival() != Answer.NONE) {
            lines.add("  race     with " + name(dragon(status.rival())));
        }
    }

    private void captures(Worm worm, List<String> lines) {
        int owner = worm.color().seat();
        String string = " the string at " + board.pointName(worm.origin()) + "  ";
        lines.add("  " + board.seats().name(1 - owner) + " captures" + string + tactics(1 - owner, worm.attack()));
        lines.add("  " + board.seats().name(owner) + " saves" + string + tactics(owner, worm.defend()));
    }

    /** What the reading of a string found, with what it takes for granted where that is said nowhere else; or what seems to work. */
    private String tactics(int mover, Answer answer) {
        if (answer.isUnknown() && answer.likely().succeeds()) {
            return probably(mover, answer);
        }
        String assumed = answer.fate() == Fate.LOSS ? "" : Assumption.clauses(answer.assumptions());
        return describe(mover, answer) + (assumed.isEmpty() ? "" : " (if " + assumed + ")");
    }

    /** What a reading found, with the moves that show it; or what games make likely, with a move, if it proved nothing or less than that. */
    private String describe(int mover, Answer answer) {
        if (answer.percent() >= 0 && (answer.isUnknown() || answer.likely() != answer.fate())) {
            return probably(mover, answer);
        }
        return (answer.isUnknown() ? "not settled" : fate(mover, answer.fate()) + ground(mover, answer)) + budget(answer);
    }

    /** The moves that show it; where there are none, how it was found. */
    private String ground(int mover, Answer answer) {
        String moves = shown(mover, answer);
        return !moves.isEmpty() || !answer.complete() ? moves
                : answer.nodes() == 0 ? " (seen at a look)" : " (" + answer.nodes() + (answer.nodes() == 1 ? " position" : " positions") + " read)";
    }

    private String probably(int mover, Answer answer) {
        return "probably " + fate(mover, answer.likely()) + move(mover, answer.point()) + budget(answer);
    }

    private static String budget(Answer answer) {
        return answer.complete() ? "" : " (search stopped after " + answer.nodes() + " positions)";
    }

    private String fate(int mover, Fate fate) {
        return switch (fate) {
            case WIN -> "yes";
            case KO, KO_NEEDS_THREAT -> "in a ko; " + KoWords.threat(board.seats(), mover, fate);
            case LOSS -> "no";
        };
    }

    private String move(int mover, int point) {
        return point < 0 ? "" : ": " + play(mover, point);
    }

    private String play(int seat, int point) {
        return board.seats().name(seat) + " " + (point < 0 ? "pass" : board.pointName(point));
    }

    /** The moves that show it; a move that fails is shown only with what refutes it. */
    private String shown(int mover, Answer answer) {
        if (answer.fate() == Fate.LOSS && answer.line().size() <= 1) {
            return "";
        }
        if (answer.line().isEmpty()) {
            return move(mover, answer.point());
        }
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < answer.line().size(); i++) {
            moves.add(play(i % 2 == 0 ? mover : 1 - mover, answer.line().get(i)));
        }
        return ": " + String.join(", ", moves);
    }

    private String names(List<Integer> points) {
        return points.stream().map(board::pointName).collect(Collectors.joining(" "));
    }
}
