package org.openarbiter.rules.survey;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.rule.RulebookId;

/**
 * One line of a survey: an event in a game that concerns a rule on endings.
 *
 * @param game {@code FILE#N}, or the id of a case
 * @param rulebooks under which it happened
 * @param date as the record has it; {@code ?} if it has none
 * @param players such as {@code Karpov – Miles}
 * @param place the place or a link; empty if the record has neither
 * @param ply where it happened
 * @param kind the rule or the kind of evidence
 * @param what one sentence
 * @param cycle the type of cycle; empty where there is none
 * @param forbiddenBy which forms of the rule in question forbid it, whatever the rulebook; empty where there are none
 * @param result the ruling in a few words
 * @param recorded the result that the record gives; empty if it gives none
 * @param named kind and cycle for people
 */
public record Incident(
        String game,
        List<RulebookId> rulebooks,
        String date,
        String players,
        String place,
        int ply,
        String kind,
        String what,
        String cycle,
        List<String> forbiddenBy,
        String result,
        String recorded,
        Named named) {
    /**
     * The kind of an incident and the type of its cycle in the language of the sentence; in English they are what programs read.
     *
     * @param cycle empty where there is none, or the language has no words for it
     */
    public record Named(String kind, String cycle) {}

    public Incident {
        rulebooks = List.copyOf(rulebooks);
        forbiddenBy = List.copyOf(forbiddenBy);
    }

    /** The kind of an incident on which rulebooks differ. */
    public static final String DIFFERENCE = "rulebooks-differ";

    /** The same under further rulebooks. */
    Incident alsoUnder(List<RulebookId> further) {
        List<RulebookId> all = new ArrayList<>(rulebooks);
        all.addAll(further);
        return new Incident(game, all, date, players, place, ply, kind, what, cycle, forbiddenBy, result, recorded, named);
    }

    /** Whether another line says the same, perhaps under another rulebook. */
    boolean tellsTheSame(Incident that) {
        return equals(new Incident(
                that.game, rulebooks, that.date, that.players, that.place, that.ply, that.kind, that.what, that.cycle, that.forbiddenBy,
                that.result, that.recorded, that.named));
    }
}
