package org.openarbiter.rules.go.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.go.score.Score;

/**
 * The finding of what a position counts.
 *
 * @param ply the moment
 * @param score what each player has, komi included
 * @param seats who has the points
 * @param isFinal whether the game ends with it; otherwise it is what it would count if all stones were alive
 */
public record CountedScore(int ply, Score score, Seats seats, boolean isFinal) implements GoFinding, MomentFinding {
    @Override
    public String kind() {
        return "score";
    }

    @Override
    public boolean isIncident() {
        return false;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("points", score.points());
        values.put("komi", score.komi());
        return values;
    }

    @Override
    public String text() {
        String komi = score.komi() == 0 ? "" : " with komi " + Score.plain(score.komi());
        return isFinal
                ? score.text(seats) + komi
                : "all players passed and must agree which stones are dead; if all are alive, the score is " + score.text(seats) + komi;
    }
}
