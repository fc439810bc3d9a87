package org.openarbiter.server.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Common;

/**
 * Why a request was refused: an {@code application/problem+json} object (RFC 9457).
 *
 * @param kind what kind of problem it is
 * @param detail what happened, one sentence
 * @param members further fields of the object
 */
public record Problem(Kind kind, String detail, Map<String, Object> members) {

    /** The media type of a problem. */
    public static final String MEDIA_TYPE = "application/problem+json";

    /** The kinds of problems, each with its HTTP status and its title. */
    public enum Kind {
        /** The request itself makes no sense. */
        BAD_REQUEST(400, "The request cannot be understood"),
        /** A token is needed. */
        UNAUTHORIZED(401, "A token is needed"),
        /** The token does not allow this. */
        FORBIDDEN(403, "The token does not allow this"),
        /** A page or a name that is none of this server's. */
        FOREIGN(403, "This origin is not allowed"),
        /** Nothing is found there. */
        NOT_FOUND(404, "Not found"),
        /** The path exists, but not for this method. */
        METHOD_NOT_ALLOWED(405, "Method not allowed"),
        /** The body does not come. */
        TOO_SLOW(408, "The request comes too slowly"),
        /** The sender has not seen all acts of the game. */
        LATE(409, "Conflict"),
        /** The body is larger than the server takes. */
        TOO_LARGE(413, "The body is too large"),
        /** The record, act or rulebook cannot be read. */
        UNREADABLE(422, "The input cannot be read"),
        /** The rulebook does not allow the act. */
        ILLEGAL(422, "The act is not allowed"),
        /** Too many requests, or too many of something. */
        TOO_MANY(429, "Too many requests"),
        /** A fault of the program. */
        FAULT(500, "The server failed"),
        /** The server is busy or stopping. */
        BUSY(503, "The server is busy");

        private final int status;
        private final String title;

        Kind(int status, String title) {
            this.status = status;
            this.title = title;
        }

        /** The HTTP status. */
        public int status() {
            return status;
        }

        /** The title, the same for all problems of the kind. */
        public String title() {
            return title;
        }

        /** The URN that names the kind. */
        public String type() {
            return "urn:arbiter:problem:" + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Problem {
        members = new LinkedHashMap<>(members);
    }

    /** A problem without further fields. */
    public static Problem of(Kind kind, String detail) {
        return new Problem(kind, detail, Map.of());
    }

    /** The problem that a game is not as long as was asked for. */
    public static Problem noPly(int plies, int wanted) {
        return of(Kind.NOT_FOUND, "the game has " + Common.plies(plies).text() + ", so there is no ply " + wanted);
    }

    /** The problem that input cannot be read: what was found, what was expected if that can be said, and the line and the column if they are known. */
    public static Problem unreadable(InputException e) {
        Map<String, Object> members = new LinkedHashMap<>();
        if (e.line() > 0) {
            members.put("line", e.line());
            members.put("column", e.column());
        }
        members.put("found", e.message());
        if (!e.expected().isEmpty()) {
            members.put("expected", e.expected());
        }
        return new Problem(Kind.UNREADABLE, e.sentence(), members);
    }

    /** The problem that an object within a body cannot be read, without a line or a column: its place in the body is not known. */
    public static Problem unreadablePart(InputException e) {
        return unreadable(new InputException(0, 0, e.message(), e.expected()));
    }

    /** The same problem with a further field. */
    public Problem with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(members);
        more.put(name, value);
        return new Problem(kind, detail, more);
    }

    /** As an exception, to be thrown from a handler. */
    public ProblemException exception() {
        return new ProblemException(this);
    }

    /** As JSON. */
    public ObjectNode json() {
        ObjectNode json = Bodies.object();
        json.put("type", kind.type());
        json.put("title", kind.title());
        json.put("status", kind.status());
        json.put("detail", detail);
        members.forEach((name, value) -> json.set(name, Bodies.tree(value)));
        return json;
    }
}
