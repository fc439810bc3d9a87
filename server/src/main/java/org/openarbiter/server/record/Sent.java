package org.openarbiter.server.record;

import io.javalin.http.Context;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.Formats;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;

/** What the query says of a record that is sent: its name and its format, checked. */
public final class Sent {
    private static final int LONGEST_NAME = 200;

    private Sent() {}

    /**
     * The name of the file.
     *
     * @param otherwise where none is given
     * @throws org.openarbiter.server.http.ProblemException if it is no name
     */
    public static String name(Context context, String otherwise) {
        String name = context.queryParam("name");
        if (name == null || name.isBlank()) {
            return otherwise;
        }
        if (name.length() > LONGEST_NAME) {
            throw Problem.of(Kind.BAD_REQUEST, "name is longer than " + LONGEST_NAME + " characters").exception();
        }
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw Problem.of(Kind.BAD_REQUEST, "name has a control character in it").exception();
        }
        return name;
    }

    /**
     * The name of the format; {@link Archive#AUTO} where none is given.
     *
     * @throws org.openarbiter.server.http.ProblemException if there is no such format
     */
    public static String format(Context context) {
        String format = context.queryParam("format");
        if (format == null) {
            return Archive.AUTO;
        }
        if (!format.equals(Archive.AUTO) && !Formats.known().contains(format)) {
            throw Problem.of(Kind.BAD_REQUEST, "unknown format '" + format + "'; expected one of " + Formats.names()).exception();
        }
        return format;
    }
}
