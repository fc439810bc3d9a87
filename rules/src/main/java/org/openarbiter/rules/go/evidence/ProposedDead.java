package org.openarbiter.rules.go.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.words.GoLexicon;

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
    public record Group(List<String> points, Sentence why, List<String> line) {
        public Group {
            points = List.copyOf(points);
            line = List.copyOf(line);
        }

        private Sentence sentence(Seats seats) {
            List<Sentence> plays = line.stream().map(play -> play.split(" ", 2))
                    .map(play -> Players.said(new CyclePlay(0, play[0], play[1]), seats)).toList();
            return GoLexicon.say("dead", "point", points.getFirst(), "why", why, "line", plays);
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
        values.put("why", group.why().text());
        values.put("line", group.line());
        return values;
    }

    @Override
    public Sentence sentence() {
        if (groups.isEmpty()) {
            return GoLexicon.say("proposed-none", "score", with.sentence(seats), "recorded", isRecorded);
        }
        List<String> dead = groups.stream().map(group -> String.join(" ", group.points())).toList();
        return GoLexicon.say(
                "proposed", "points", dead, "score", with.sentence(seats), "recorded", isRecorded, "without", without.sentence(seats));
    }

    @Override
    public List<String> table() {
        return table(Words.ENGLISH);
    }

    @Override
    public List<String> table(Words words) {
        return groups.stream().map(group -> words.say(group.sentence(seats))).toList();
    }
}
