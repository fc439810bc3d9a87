package org.openarbiter.rules.go.evidence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.score.DeadStones;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The finding of what an analysis holds for dead where play has stopped. It is a proposal to the players: no ruling rests on it.
 *
 * @param ply the moment
 * @param groups what is proposed, points by name
 * @param unsettled what lives or dies by who moves first, and counts as alive
 * @param seki the strings that stay in a seki
 * @param openings where a border has been left open
 * @param removable whether the rulebook takes off what the players agree on; otherwise what is dead has to be captured
 * @param without the score if all stones are alive
 * @param with the score if what is proposed is taken off
 * @param settled the score as play would end
 * @param seats who has the points
 */
public record ProposedDead(
        int ply, List<Group> groups, List<Unsettled> unsettled, List<List<String>> seki, List<String> openings, boolean removable, Score without, Fitted with,
        Settled settled, Seats seats)
        implements GoFinding, MomentFinding {
    public ProposedDead {
        groups = List.copyOf(groups);
        unsettled = List.copyOf(unsettled);
        seki = seki.stream().map(List::copyOf).toList();
        openings = List.copyOf(openings);
    }

    /**
     * A score.
     *
     * @param score the score
     * @param fit how it fits the result that the record gives
     */
    public record Fitted(Score score, Fit fit) {}

    /**
     * The score as play would end, see {@link Score#settled}, and why it is another.
     *
     * @param fitted the score
     * @param filled the points that are filled by then, by name, for each seat
     * @param neutral the points by name that count for nobody, though they were counted
     * @param gained the points by name that count, though they were not counted
     */
    public record Settled(Fitted fitted, List<List<String>> filled, List<String> neutral, List<String> gained) {
        public Settled {
            filled = filled.stream().map(List::copyOf).toList();
            neutral = List.copyOf(neutral);
            gained = List.copyOf(gained);
        }

        private void addLines(Seats seats, List<Sentence> lines) {
            for (int seat = 0; seat < filled.size(); seat++) {
                if (!filled.get(seat).isEmpty()) {
                    lines.add(GoLexicon.say("to-fill", "points", filled.get(seat), "player", seats.term(seat)));
                }
            }
            if (!neutral.isEmpty()) {
                lines.add(GoLexicon.say("no-points", "points", neutral));
            }
            if (!gained.isEmpty()) {
                lines.add(GoLexicon.say("points-then", "points", gained));
            }
        }
    }

    /** How a score fits the result that a record gives, the best first. */
    public enum Fit {
        /** The outcome is the recorded one, and so is the margin if the record gives one. */
        RESULT,
        /** The recorded player wins, but by another margin. */
        WINNER,
        /** The record gives another outcome. */
        OTHER,
        /** The record gives no outcome. */
        NONE;

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Stones that die together.
     *
     * @param points by name
     * @param shown the one that the reason is about
     * @param why a clause
     * @param line the plays that show it; may be empty
     */
    public record Group(List<String> points, String shown, Sentence why, List<String> line) {
        public Group {
            points = List.copyOf(points);
            line = List.copyOf(line);
        }

        private Sentence sentence(Seats seats) {
            List<Sentence> plays = line.stream().map(play -> said(play, seats)).toList();
            return GoLexicon.say("dead", "point", shown, "why", why, "line", plays);
        }
    }

    /**
     * Stones that die if the opponent moves first and live if their owner does.
     *
     * @param points by name
     * @param kills the opponent's move
     * @param saves the owner's move
     */
    public record Unsettled(List<String> points, DeadStones.Decider kills, DeadStones.Decider saves) {
        public Unsettled {
            points = List.copyOf(points);
        }

        private Sentence sentence(Seats seats) {
            return GoLexicon.say(
                    "unsettled", "point", points.getFirst(), "kills", said(kills.play(), seats), "killThreat", threat(kills, seats),
                    "saves", said(saves.play(), seats), "saveThreat", threat(saves, seats));
        }

        /** The player who needs the first ko threat; nobody where there is no ko. */
        private static List<Term> threat(DeadStones.Decider decider, Seats seats) {
            return decider.threat().stream().map(player -> seats.term(seats.indexOf(player))).toList();
        }
    }

    /** A play that is given as its player and a point, or a pass. */
    private static Sentence said(String play, Seats seats) {
        String[] words = play.split(" ", 2);
        return Players.said(new CyclePlay(0, words[0], words[1]), seats);
    }

    /** {@inheritDoc} Rulebooks count in their own ways, even where they come to the same. */
    @Override
    public boolean isOfRulebook() {
        return true;
    }

    /** {@inheritDoc} Neither the score now nor the score as play would end is that of the record. */
    @Override
    public boolean doubtsResult() {
        return fit() == Fit.OTHER || fit() == Fit.WINNER;
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
        values.put("unsettled", unsettled.stream().map(ProposedDead::values).toList());
        values.put("seki", seki);
        values.put("openings", openings);
        values.put("removable", removable);
        values.put("komi", without.komi());
        values.put("without", without.points());
        values.put("with", with.score().points());
        values.put("fits", with.fit().word());
        values.put("settled", settled.fitted().score().points());
        values.put("settledFits", settled.fitted().fit().word());
        values.put("filled", settled.filled());
        values.put("neutral", settled.neutral());
        values.put("gained", settled.gained());
        return values;
    }

    /** How the record fits, whether as the board lies or as play would end. */
    public Fit fit() {
        return Collections.min(List.of(with.fit(), settled.fitted().fit()));
    }

    private static Map<String, Object> values(Group group) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("points", group.points());
        values.put("shown", group.shown());
        values.put("why", group.why().text());
        values.put("line", group.line());
        return values;
    }

    private static Map<String, Object> values(Unsettled group) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("points", group.points());
        values.put("kills", group.kills().play());
        group.kills().threat().ifPresent(player -> values.put("killsThreat", player));
        values.put("saves", group.saves().play());
        group.saves().threat().ifPresent(player -> values.put("savesThreat", player));
        return values;
    }

    /** {@inheritDoc} The score as play would end is named where it is another, and nothing has to be played out first. */
    @Override
    public Sentence sentence() {
        Fitted end = settled.fitted();
        boolean isOther = unsettled.isEmpty() && !end.score().points().equals(with.score().points());
        List<Sentence> other = isOther
                ? List.of(GoLexicon.say(
                        "if-played-out", "score", end.score().sentence(seats), "fits", (end.fit() == with.fit() ? Fit.NONE : end.fit()).word()))
                : List.of();
        Sentence score = GoLexicon.say(
                "proposed-score", "score", with.score().sentence(seats), "prisoners", with.score().prisoners(), "fits", with.fit().word(),
                "other", other);
        if (groups.isEmpty()) {
            return GoLexicon.say("proposed-none", "score", score);
        }
        List<String> dead = groups.stream().map(group -> String.join(" ", group.points())).toList();
        return GoLexicon.say("proposed", "removable", removable, "points", dead, "score", score, "without", without.sentence(seats));
    }

    @Override
    public List<String> table() {
        return table(Words.ENGLISH);
    }

    @Override
    public List<String> table(Words words) {
        List<Sentence> lines = new ArrayList<>();
        groups.forEach(group -> lines.add(group.sentence(seats)));
        unsettled.forEach(group -> lines.add(group.sentence(seats)));
        if (!seki.isEmpty()) {
            lines.add(GoLexicon.say("in-seki", "points", seki.stream().map(List::getFirst).toList()));
        }
        if (!openings.isEmpty()) {
            lines.add(GoLexicon.say("open-border", "points", openings));
        }
        if (unsettled.isEmpty()) {
            settled.addLines(seats, lines);
        }
        return lines.stream().map(words::say).toList();
    }
}
