package org.openarbiter.server.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.store.StoredAct;
import org.openarbiter.server.store.Tokens;

/**
 * What somebody wants to do in a game: an act in the JSON of {@code wire}, or {@code undo}, which {@code wire} has as a question.
 *
 * @param kind the word for it
 * @param json the whole of it
 */
record Deed(String kind, ObjectNode json) {
    static final String UNDO = "undo";
    static final String PLAY = "play";
    static final String CLAIM = "claim";

    private static final String BY = "by";
    private static final String MOVE = "move";
    /** The move as the player wrote it, where that is not machine notation; never sent by players. */
    private static final String WRITTEN = "written";
    /** What an undo takes back: {@link #PLAY} if all players want it; the latest act where it is not said, as in games of older servers. */
    private static final String TO = "to";
    /** Words of {@code wire} that ask and change nothing. */
    private static final Set<String> QUESTIONS = Set.of("legal", "preview", "snapshot", "ruling");
    /** What a player may do without anybody's consent. */
    private static final Set<String> OWN = Set.of(PLAY, CLAIM, "offer", "accept", "resign", "touch");
    /** What is for the arbiter alone to say. */
    private static final Set<String> RULED = Set.of("flag", "flags", "decide", "illegal");
    /** What a player may propose, and what happens as soon as all players have proposed the same. */
    private static final Set<String> JOINT = Set.of(UNDO, "agree", "dead");

    /**
     * Reads a deed.
     *
     * @throws org.openarbiter.server.http.ProblemException if it is none
     */
    static Deed of(ObjectNode json) {
        String kind = Bodies.text(json, "kind");
        if (kind == null) {
            throw Problem.of(Kind.BAD_REQUEST, "the act has no \"kind\"").exception();
        }
        if (QUESTIONS.contains(kind)) {
            throw Problem.of(Kind.BAD_REQUEST, "\"" + kind + "\" asks and changes nothing; it has a path of its own").exception();
        }
        if (kind.equals(UNDO)) {
            Bodies.only(json, Set.of("kind", BY, TO));
        }
        return new Deed(kind, json);
    }

    /** The deed of an act that was kept. */
    static Deed of(StoredAct act) {
        return of(Bodies.read(act.act().getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Checks what a client may fill as he likes. What was kept before there was such a check is read without it.
     *
     * @param role who sends it
     * @throws org.openarbiter.server.http.ProblemException if it is too long or has control characters, or takes back what the role cannot
     */
    Deed checked(String role) {
        Names.check(json, CLAIM);
        Names.check(json, MOVE);
        if (json.has(WRITTEN)) {
            throw Problem.of(Kind.BAD_REQUEST, "\"written\" is for the server to add; send the move as \"move\"").exception();
        }
        if (kind.equals(UNDO) && json.has(TO)) {
            boolean arbiter = role.equals(Tokens.ARBITER);
            if (arbiter || !takesPlayBack()) {
                throw Problem.of(Kind.BAD_REQUEST, arbiter
                        ? "an arbiter takes back the latest act, so \"to\" is not for him to say"
                        : "\"to\" is \"play\" or left out: players take back the latest play").exception();
            }
        }
        return this;
    }

    /** Whether there is such a deed. */
    boolean isKnown() {
        return isOwn() || isJoint() || RULED.contains(kind);
    }

    /** The words for all deeds. */
    static String words() {
        return Stream.of(OWN, JOINT, RULED).flatMap(Set::stream).sorted().collect(Collectors.joining(", "));
    }

    /** Whether it is a player's own affair. */
    boolean isOwn() {
        return OWN.contains(kind);
    }

    /** Whether all players have to want it. */
    boolean isJoint() {
        return JOINT.contains(kind);
    }

    /**
     * The same deed with its actor named.
     *
     * @throws org.openarbiter.server.http.ProblemException if it names another seat
     */
    Deed bySeat(String seat) {
        String named = Bodies.text(json, BY);
        if (named != null && !named.equalsIgnoreCase(seat)) {
            throw Problem.of(Kind.FORBIDDEN, "the token is " + seat + "'s, and the act says it is by " + named).exception();
        }
        ObjectNode same = json.deepCopy();
        if (isOwn()) {
            same.put(BY, seat);
        } else {
            same.remove(BY);
        }
        if (kind.equals(UNDO)) {
            same.put(TO, PLAY);
        }
        return new Deed(kind, same);
    }

    /**
     * The same deed with its move, if it has one, in machine notation: programs that follow the game need not know how players write. What
     * the player wrote is kept beside it where it differs.
     */
    Deed translated(UnaryOperator<String> notation) {
        String move = Bodies.text(json, MOVE);
        String plain = move == null ? null : notation.apply(move);
        if (plain == null || plain.equals(move)) {
            return this;
        }
        ObjectNode same = json.deepCopy();
        same.put(MOVE, plain);
        same.put(WRITTEN, move);
        return new Deed(kind, same);
    }

    /** The same deed as the player wrote it. */
    Deed asWritten() {
        String move = Bodies.text(json, WRITTEN);
        if (move == null) {
            return this;
        }
        ObjectNode same = json.deepCopy();
        same.put(MOVE, move);
        same.remove(WRITTEN);
        return new Deed(kind, same);
    }

    /** The same deed as {@code wire} reads it. */
    Deed plain() {
        if (!json.has(WRITTEN)) {
            return this;
        }
        ObjectNode same = json.deepCopy();
        same.remove(WRITTEN);
        return new Deed(kind, same);
    }

    /** Whether it takes the latest play back, with all that came after it. */
    boolean takesPlayBack() {
        return kind.equals(UNDO) && PLAY.equals(Bodies.text(json, TO));
    }

    /** The text that is kept. */
    String text() {
        return json.toString();
    }
}
