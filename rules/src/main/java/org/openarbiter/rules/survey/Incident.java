package org.openarbiter.rules.survey;

/**
 * One line of a survey: something happened in a game that a rule on endings has to do with.
 *
 * @param game {@code FILE#N}, or the id of a case
 * @param rulebook under which it happened
 * @param date as the record has it; {@code ?} if it has none
 * @param players such as {@code Karpov – Miles}
 * @param place the place or a link; empty if the record has neither
 * @param ply where it happened
 * @param kind the rule or the kind of evidence
 * @param what one sentence
 * @param cycle the type of cycle; empty where there is none
 * @param result the ruling in a few words
 * @param recorded the result that the record gives; empty if it gives none
 */
public record Incident(
        String game,
        String rulebook,
        String date,
        String players,
        String place,
        int ply,
        String kind,
        String what,
        String cycle,
        String result,
        String recorded) {

    /** The kind of an incident that tells on what rulebooks differ. */
    public static final String DIFFERENCE = "rulebooks-differ";
}
