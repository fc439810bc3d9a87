package org.openarbiter.server.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.store.Tokens;

/** The names that clients give: of seats and players in a new game, of claims and moves in an act. A seat is also the role of its token. */
final class Names {
    private static final int LONGEST = 100;
    private static final String CLEAN = " characters without control characters or marks that change the direction of writing";
    private static final Set<String> ROLES = Set.of(Tokens.ARBITER, Tokens.READER, Tokens.OPERATOR);

    private Names() {}

    /**
     * The names of the players as they are kept, from seats to names.
     *
     * @throws org.openarbiter.server.http.ProblemException if they are none
     */
    static String read(@Nullable JsonNode names) {
        if (names == null) {
            return "{}";
        }
        if (!(names instanceof ObjectNode object)) {
            throw Problem.of(Kind.BAD_REQUEST, "\"names\" is not an object from seats to names").exception();
        }
        object.properties().forEach(name -> {
            if (!name.getValue().isTextual() || !isClean(name.getValue().textValue())) {
                throw Problem.of(Kind.BAD_REQUEST, "a name is a string of at most " + LONGEST + CLEAN).exception();
            }
        });
        return object.toString();
    }

    /**
     * Checks the name of a claim, or a move, in an act that is about to be kept.
     *
     * @throws org.openarbiter.server.http.ProblemException if it is too long, or has characters that no name has
     */
    static void check(ObjectNode act, String field) {
        String name = Bodies.text(act, field);
        if (name != null && !isClean(name)) {
            throw Problem.of(Kind.UNREADABLE, "\"" + field + "\" is a string of at most " + LONGEST + CLEAN).exception();
        }
    }

    private static boolean isClean(String name) {
        return name.codePointCount(0, name.length()) <= LONGEST && name.chars().noneMatch(c -> Character.isISOControl(c) || isDirection(c));
    }

    /** Whether a character embeds, overrides or isolates a direction of writing: what follows a name could be shown in another order. */
    private static boolean isDirection(int c) {
        return c >= '\u202A' && c <= '\u202E' || c >= '\u2066' && c <= '\u2069';
    }

    /**
     * Checks the seats that a case names, and that there is a seat for each player.
     *
     * @throws org.openarbiter.server.http.ProblemException if a seat could be taken for another or for an arbiter, or there is none
     */
    static void check(List<String> seats, JsonNode names) {
        Set<String> seen = new HashSet<>();
        for (String seat : seats) {
            if (seat.isBlank() || !isClean(seat)) {
                throw Problem.of(Kind.BAD_REQUEST, "the name of a seat is a string of 1 to " + LONGEST + CLEAN).exception();
            }
            String plain = seat.toLowerCase(Locale.ROOT);
            if (ROLES.contains(plain)) {
                throw Problem.of(Kind.BAD_REQUEST, "no seat is called '" + seat + "': that is a role of its own").exception();
            }
            if (!seen.add(plain)) {
                throw Problem.of(Kind.BAD_REQUEST, "two seat names differ only in case: '" + seat + "'").exception();
            }
        }
        names.fieldNames().forEachRemaining(name -> {
            if (!seats.contains(name)) {
                throw Problem.of(Kind.BAD_REQUEST, "\"names\" names an unknown seat; the seats are "
                        + String.join(", ", seats)).exception();
            }
        });
    }
}
