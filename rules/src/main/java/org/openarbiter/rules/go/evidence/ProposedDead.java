package org.openarbiter.rules.go.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.go.score.Score;

/**
 * The finding of what an analysis holds for dead where play has stopped. It is a proposal to the players: no ruling rests on it.
 *
 * @param ply the moment
 * @param groups what is proposed, points by name
 * @param without the score if all stones are alive
 * @param with the score if what is proposed is taken off
 * @param seats who has the points
 * @param isRecorded whether that score has the outcome that the record gives
 */
public record ProposedDead(int ply, List<Group> groups, Score without, Score with, Seats seats, boolean isRecorded)
        implements GoFinding, MomentFinding {
    public ProposedDead {
        groups = List.copyOf(groups);
    }

    /**
     * Stones that die together.
     *
     * @param points by name
     * @param why a clause
     * @param line the plays that show it; may be empty
     */
    public record Group(List<String> points, String why, List<String> line) {
        public Group {
            points = List.copyOf(points);
            line = List.copyOf(line);
        }

        private String text() {
            return points.getFirst() + ": " + why + (line.isEmpty() ? "" : ": " + String.join(", ", line));
        }
    }

    @Override
    public String kind() {
        return "proposed-dead";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("groups", groups.stream().map(ProposedDead::values).toList());
        values.put("komi", with.komi());
        values.put("without", without.points());
        values.put("with", with.points());
        return values;
    }

    private static Map<String, Object> values(Group group) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("points", group.points());
        values.put("why", group.why());
        values.put("line", group.line());
        return values;
    }

    @Override
    public String text() {
        String fits = isRecorded ? ", which fits the recorded result" : "";
        if (groups.isEmpty()) {
            return "proposed, not ruled: all stones are alive; the score is " + with.text(seats) + fits;
        }
        String points = groups.stream().map(group -> String.join(" ", group.points())).collect(Collectors.joining(", "));
        return "proposed, not ruled: the dead stones are " + points + "; the score is then " + with.text(seats) + fits
                + "; if all stones are alive, it is " + without.text(seats);
    }

    @Override
    public List<String> table() {
        return groups.stream().map(Group::text).toList();
    }
}
