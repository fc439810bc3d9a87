package org.openarbiter.rules.core.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/** The finding that a king is attacked and nothing helps, in any game that has kings; its words are those of the game. */
public interface CheckmateFinding extends MomentFinding {

    /** Where the king stands. */
    String king();

    /** The pieces that give check, in the order of the board. */
    List<Checker> checkers();

    /** What is mated, in English: the name of the value that says where it stands. */
    default String mated() {
        return "king";
    }

    @Override
    default String kind() {
        return "checkmate";
    }

    @Override
    default boolean isIncident() {
        return false;
    }

    @Override
    default Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply());
        values.put(mated(), king());
        values.put("checkers", checkers().stream().map(checker -> checker.piece() + " " + checker.square()).toList());
        return values;
    }

    /** A square as it is said: a text that is the same in every language, or a sentence. */
    default Object named(String square) {
        return square;
    }

    /** A piece that gives check, as it is said. */
    default Term said(Checker checker) {
        return checker.term();
    }

    /** The sentence {@code checkmated} of a lexicon, with its {@code checker} for each piece that gives check. */
    default Sentence sentence(Lexicon lexicon) {
        return lexicon.say("checkmated", "king", named(king()), "checkers", checking(lexicon));
    }

    /** The pieces that give check, each as the sentence {@code checker} of a lexicon. */
    default List<Sentence> checking(Lexicon lexicon) {
        return checkers().stream()
                .map(checker -> lexicon.say("checker", "piece", said(checker), "square", named(checker.square())))
                .toList();
    }
}
