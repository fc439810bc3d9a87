package org.openarbiter.wire;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game as given by one line of JSON, before any board is set up.
 *
 * @param id its name; null if it has none
 * @param game the name of the game
 * @param rules the rulebook it asks for, with its game; null if it asks for none
 * @param start the start position in the customary text of the game, or {@code startpos}; null for the usual one
 * @param moves the plays as written, each perhaps with the player before it
 * @param events what happened between them, in order
 * @param recorded the result that the record gives, in its own words; null if it gives none
 * @param players the names of the players in the order of their turns; empty for those of the game
 * @param board the shape of the board, where the game leaves a choice; null for the usual one
 * @param setup what stands on the board at the start; null for nothing special
 * @param to the player to move at the start; null for the first player
 * @param midgame whether the set-up was reached by play
 * @param tags what is known of date, place and players
 */
public record Case(
        @Nullable String id,
        String game,
        @Nullable String rules,
        @Nullable String start,
        List<String> moves,
        List<Event> events,
        @Nullable String recorded,
        List<String> players,
        @Nullable Value board,
        @Nullable Value setup,
        @Nullable String to,
        boolean midgame,
        Map<String, String> tags) {

    /** The word for the usual start position. */
    public static final String USUAL_START = "startpos";

    public Case {
        moves = List.copyOf(moves);
        events = List.copyOf(events);
        players = List.copyOf(players);
    }

    /** A case of which nothing is known but the game and where it starts. */
    public static Case of(String game, @Nullable String start) {
        return new Case(null, game, null, start, List.of(), List.of(), null, List.of(), null, null, null, false, Map.of());
    }

    /** The same case under another rulebook. */
    public Case withRules(@Nullable String value) {
        return new Case(id, game, value, start, moves, events, recorded, players, board, setup, to, midgame, tags);
    }

    /** The same case from another start. */
    public Case withStart(@Nullable String value) {
        return new Case(id, game, rules, value, moves, events, recorded, players, board, setup, to, midgame, tags);
    }

    /** The same case with another name. */
    public Case withId(@Nullable String value) {
        return new Case(value, game, rules, start, moves, events, recorded, players, board, setup, to, midgame, tags);
    }

    /** The same start with other plays and events. */
    public Case withPlay(List<String> newMoves, List<Event> newEvents) {
        return new Case(id, game, rules, start, newMoves, newEvents, recorded, players, board, setup, to, midgame, tags);
    }
}
