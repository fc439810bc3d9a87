package org.openarbiter.rules.go.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The finding of what a position counts.
 *
 * @param ply the moment
 * @param score what each player has, komi included
 * @param scoring what was counted
 * @param seats who has the points
 * @param handicap the points among these that the second player receives for handicap stones
 * @param standing what the count is worth
 * @param passStones the stones that each player hands over for passes; empty where passes cost none
 * @param cleanUp the points among these for what each player put in the second clean-up phase; empty where there is no such phase
 */
public record CountedScore(
        int ply, Score score, Scoring scoring, int handicap, Seats seats, Standing standing, List<Integer> passStones, List<Integer> cleanUp)
        implements GoFinding, MomentFinding {
    private static final int QUARTERS = 4;

    /** What a count is worth. */
    public enum Standing {
        /** The game ends with it. */
        FINAL,
        /** It is what the position would count if all stones were alive, and the players have yet to agree on the dead ones. */
        TO_AGREE,
        /** The same, but the game is over, or went on. */
        IF_ALIVE
    }

    public CountedScore {
        passStones = List.copyOf(passStones);
        cleanUp = List.copyOf(cleanUp);
    }

    @Override
    public Finding inPlay(int now, Set<String> claims) {
        return standing == Standing.IF_ALIVE && now == ply
                ? new CountedScore(ply, score, scoring, handicap, seats, Standing.TO_AGREE, passStones, cleanUp)
                : this;
    }

    /** {@inheritDoc} Rulebooks count in their own ways, even where they come to the same. */
    @Override
    public boolean isOfRulebook() {
        return true;
    }

    @Override
    public String kind() {
        return "score";
    }

    /** {@inheritDoc} For two players. */
    @Override
    public OptionalDouble margin() {
        List<Double> points = score.points();
        return standing == Standing.FINAL && points.size() == 2 ? OptionalDouble.of(Math.abs(points.get(0) - points.get(1))) : OptionalDouble.empty();
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
        if (handicap != 0) {
            values.put("handicap", handicap);
        }
        if (!passStones.isEmpty()) {
            values.put("passStones", passStones);
        }
        if (!cleanUp.isEmpty()) {
            values.put("cleanUp", cleanUp);
        }
        return values;
    }

    @Override
    public Sentence sentence() {
        List<Sentence> handed = IntStream.range(0, passStones.size())
                .mapToObj(seat -> GoLexicon.say("hands-over", "player", seats.term(seat), "count", passStones.get(seat)))
                .toList();
        List<Sentence> cleaned = IntStream.range(0, cleanUp.size())
                .filter(seat -> cleanUp.get(seat) != 0)
                .mapToObj(seat -> GoLexicon.say("count", "player", seats.term(seat), "count", Score.said(cleanUp.get(seat))))
                .toList();
        Sentence counted = GoLexicon.say(
                "counted", "score", score.sentence(seats), "prisoners", score.prisoners(), "komi", Score.said(score.komi() - handicap),
                "points", Score.inWords(score.komi() - handicap),
                "handicap", handicap, "margin", lead(), "handed", handed, "cleaned", cleaned);
        return standing == Standing.FINAL
                ? counted
                : GoLexicon.say("counted-if-alive", "players", seats.count(), "open", standing == Standing.TO_AGREE, "counted", counted);
    }

    /** By how much one of two players leads; {@code none} if neither does, or there are others. */
    private Object lead() {
        if (seats.count() != 2) {
            return "none";
        }
        double difference = score.points().get(0) - score.points().get(1);
        double margin = Math.abs(difference);
        return margin == 0 ? "none" : GoLexicon.say("margin", "player", seats.term(difference > 0 ? 0 : 1), "points", Score.inWords(margin),
                "stones", scoring == Scoring.AREA ? inStones(margin) : "none");
    }

    /** A margin by area as Chinese players give it: what has to change hands for a tie, half of the difference; {@code none} if that is no quarter. */
    private static Object inStones(double margin) {
        long quarters = Math.round(2 * margin);
        return quarters == 2 * margin ? GoLexicon.say("stones", "whole", quarters / QUARTERS, "quarters", quarters % QUARTERS) : "none";
    }
}
