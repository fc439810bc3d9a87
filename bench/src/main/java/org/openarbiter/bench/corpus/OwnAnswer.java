package org.openarbiter.bench.corpus;

import java.util.List;
import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Group;
import org.openarbiter.dragons.status.Statuses;
import org.openarbiter.dragons.trial.Semeai;
import org.openarbiter.dragons.trial.Trial;
import org.openarbiter.dragons.worms.Analyst;

/** What the analysis answers to the question of a problem, in the words of GTP: for a small effort, but races as GTP reads them. */
public final class OwnAnswer {
    private static final long STRINGS = 10_000;

    private OwnAnswer() {}

    /** The codes and the move. */
    public static String to(Problem problem) {
        ReadingBoard board = problem.board();
        List<Integer> points = problem.points();
        int point = points.getFirst();
        Reading reading = new Reading(board, STRINGS);
        return switch (problem.command()) {
            case "owl_attack" -> life(board, point, true);
            case "owl_defend" -> life(board, point, false);
            case "attack" -> text(board, reading.attack(point));
            case "defend" -> text(board, reading.defend(point));
            case "connect" -> text(board, reading.connect(point, points.getLast()));
            case "disconnect" -> text(board, reading.disconnect(point, points.getLast()));
            case "analyze_semeai" -> text(board, Semeai.of(board, point, points.getLast(), () -> Trial.of(board, new Analyst(Effort.GLANCE))));
            default -> throw new IllegalArgumentException("no question " + problem.command());
        };
    }

    private static String life(ReadingBoard board, int point, boolean attacks) {
        Analyst analyst = new Analyst(Effort.GLANCE);
        Group group = analyst.analyze(board).dragonAt(point).orElseThrow().group();
        Statuses statuses = analyst.statuses(board);
        return text(board, attacks ? statuses.attack(group, Effort.QUESTION) : statuses.defense(group, Effort.QUESTION));
    }

    /** A code, and the move if it succeeds. */
    static String text(ReadingBoard board, Answer answer) {
        Fate fate = answer.likely();
        return fate.succeeds() ? fate.code() + " " + name(board, answer.point()) : "0";
    }

    /** What becomes of both groups of a race, and the move. */
    static String text(ReadingBoard board, Initiative race) {
        return race.saved().code() + " " + race.killed().code() + " " + name(board, race.move());
    }

    private static String name(ReadingBoard board, int point) {
        return point == Answer.NONE ? "PASS" : board.topology().pointName(point);
    }
}
