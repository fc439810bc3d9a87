package org.openarbiter.rules.core.evidence;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;

/**
 * A piece of evidence: what was seen on which plies, from the decision itself and never worked out a second time.
 *
 * <p>The set is open. A game brings the findings it needs; nobody outside it has to know them, because each can put itself into
 * words and into named values.
 */
public interface Finding {

    /** The word for it in rulings, such as {@code repetition} or {@code not-the-same}. */
    String kind();

    /** The moments it speaks of, in order; moment 0 is the start. */
    List<Integer> plies();

    /**
     * Its named values in a fixed order, for machines: strings, numbers, booleans, lists and maps of such. The kind is not among
     * them.
     */
    Map<String, Object> values();

    /**
     * The same with what is said to people in a language: {@code text} in the parts that have one.
     *
     * @param words the language
     */
    default Map<String, Object> values(Words words) {
        return values();
    }

    /** The same for people: one sentence without a full stop, to be said in any language. */
    Sentence sentence();

    /** The same sentence in English. */
    default String text() {
        return sentence().text();
    }

    /** Lines of a table that shows the evidence in full, for people; none where the sentence says it all. */
    default List<String> table() {
        return List.of();
    }

    /** The same lines in a language. */
    default List<String> table(Words words) {
        return table();
    }

    /** Whether it is no ruling, but makes the result that the record gives doubtful. */
    default boolean doubtsResult() {
        return false;
    }

    /** By how many points the winner leads, if it is the final count of a game; empty for everything else. */
    default OptionalDouble margin() {
        return OptionalDouble.empty();
    }

    /** Whether it is worth a line in a survey of many games. What merely describes a plain ending, such as the score, is not. */
    default boolean isIncident() {
        return true;
    }

    /** The word under which a survey counts it: the kind, unless one kind stands for things that are counted separately. */
    default String countedAs() {
        return kind();
    }

    /** The type of cycle that it shows, in the words of its game; empty if it shows none. */
    default String cycleType() {
        return "";
    }

    /** The same to be said in any language; null if it shows none, or if only English has words for it. */
    default @Nullable Sentence namedCycle() {
        return null;
    }

    /** The forms of a rule that forbid what it shows, whatever the rulebook; empty if there are none, or no such forms. */
    default List<String> forbiddingForms() {
        return List.of();
    }

    /**
     * The same finding in a game that is not over: what could have been claimed at its latest moment can still be claimed, and what had to be
     * agreed on still has to be.
     *
     * @param now the latest moment
     * @param claims the claims that would be granted now
     */
    default Finding inPlay(int now, Set<String> claims) {
        return this;
    }

    /**
     * Whether it says no more than that a claim could have been made, once that claim was granted.
     *
     * @param moment when it was made
     * @param claim the name of what was claimed
     */
    default boolean isSettledBy(int moment, String claim) {
        return false;
    }

    /** Whether it holds only by the rulebook of the ruling, and not by what was played alone. */
    default boolean isOfRulebook() {
        return false;
    }

    /** The findings that this one includes, for those who count: a claim that could be made includes the repetition it rests on. */
    default List<Finding> includes() {
        return List.of();
    }
}
