package org.openarbiter.server.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Function;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.server.http.Bodies;

/**
 * A game as it stood after an act: what readers see, whatever is done meanwhile.
 *
 * @param acts the number of acts so far
 * @param plies the number of plays that stand
 * @param over whether the game has ended
 * @param ruling the ruling in English, as a line of JSON
 * @param json the whole state in English, as JSON
 * @param latest the latest act as followers see it, with the ruling after it in English, as JSON; empty if there is none
 * @param standing the ruling in every language, as a line of JSON
 */
record GameState(int acts, int plies, boolean over, String ruling, String json, String latest, Function<Language, String> standing) {

    /** The whole state with the ruling in a language, as JSON. */
    String json(Language language) {
        if (language == Language.ENGLISH) {
            return json;
        }
        ObjectNode state = (ObjectNode) Bodies.parsed(json);
        state.set("ruling", Bodies.written(standing.apply(language)));
        return state.toString();
    }
}
