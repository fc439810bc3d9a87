package org.openarbiter.server.http;

import io.javalin.http.Context;
import io.javalin.http.Header;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Listing;
import org.openarbiter.server.http.Problem.Kind;

/** What a request holds, checked. */
public final class Request {
    private static final String BEARER = "Bearer ";
    private static final String ROOM = "room";
    /** The parameter that names a language. */
    static final String LANGUAGE = "lang";
    private static final int PIECE = 1 << 13;
    private static final Pattern BROKEN_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");

    private Request() {}

    /** Sets how much memory for its body a request may take. */
    public static void room(Context context, Room.Share share) {
        context.attribute(ROOM, share);
    }

    /**
     * The body.
     *
     * @param most how many bytes are taken
     * @throws ProblemException if it is longer, or breaks off, or there is no room for it
     */
    public static byte[] body(Context context, int most) {
        if (context.contentLength() > most) {
            throw tooLarge(most);
        }
        Room.Share room = context.attribute(ROOM);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        byte[] piece = new byte[PIECE];
        try (InputStream in = stream(context)) {
            for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
                if (body.size() + read > most) {
                    throw tooLarge(most);
                }
                if (room != null) {
                    room.take(read);
                }
                body.write(piece, 0, read);
            }
            return body.toByteArray();
        } catch (IOException e) {
            throw Problem.of(Kind.BAD_REQUEST, "the request body is incomplete").exception();
        }
    }

    /** The body as a stream that fails if it comes too slowly. */
    public static InputStream stream(Context context) {
        return new SteadyStream(context.bodyInputStream(), System::nanoTime);
    }

    /** The problem that a body is too large. */
    public static ProblemException tooLarge(long most) {
        return Problem.of(Kind.TOO_LARGE, "the body is longer than " + most + " bytes").with("limit", most).exception();
    }

    /**
     * Refuses parameters of the query without a meaning, a second value of one that has a single value, and a percent sign that begins no
     * escape: all would otherwise be ignored.
     *
     * @param known the parameters that there are, those of the path among them
     * @throws ProblemException if there is one
     */
    public static void checkQuery(Context context, List<Route.Parameter> known) {
        String query = context.queryString();
        if (query != null && BROKEN_ESCAPE.matcher(query).find()) {
            throw Problem.of(Kind.BAD_REQUEST, "a % in the query is not followed by two hexadecimal digits; a percent sign is written %25").exception();
        }
        context.queryParamMap().forEach((name, values) -> {
            Route.Parameter parameter = known.stream().filter(one -> !one.inPath() && one.name().equals(name)).findFirst().orElseThrow(
                    () -> Problem.of(Kind.BAD_REQUEST, "unknown parameter " + Bodies.shortened(name) + listed(known)).exception());
            if (values.size() > 1 && !parameter.several()) {
                throw Problem.of(Kind.BAD_REQUEST, "the parameter " + name + " is given " + values.size() + " times").exception();
            }
        });
    }

    private static String listed(List<Route.Parameter> known) {
        String names = known.stream().filter(one -> !one.inPath()).map(Route.Parameter::name).collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : "; known parameters: " + names;
    }

    /** A parameter of the query that is a whole number; the value given here if it is missing. */
    public static int number(Context context, String name, int otherwise, int least, int most) {
        String text = context.queryParam(name);
        return text == null ? otherwise : number(name, text, least, most);
    }

    /** A parameter of the path that is a whole number. */
    public static int pathNumber(Context context, String name, int least, int most) {
        return number(name, context.pathParam(name), least, most);
    }

    private static int number(String name, String text, int least, int most) {
        try {
            int value = Integer.parseInt(text, 10);
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Refused like one that is out of range.
        }
        throw Problem.of(Kind.BAD_REQUEST, name + " must be an integer from " + least + " to " + most).exception();
    }

    /** The rulebooks that the query names, each in a parameter of its own or several in one, separated by commas as on the command line. */
    public static List<String> rules(Context context) {
        return context.queryParams("rules").stream().flatMap(names -> Stream.of(names.split(",", -1))).toList();
    }

    /** Whether a parameter of the query says yes. */
    public static boolean flag(Context context, String name) {
        String text = context.queryParam(name);
        if (text == null || text.equals("false") || text.equals("no")) {
            return false;
        }
        if (text.equals("true") || text.equals("yes") || text.isEmpty()) {
            return true;
        }
        throw Problem.of(Kind.BAD_REQUEST, name + " is neither yes nor no").exception();
    }

    /**
     * The language in which the answer says its rulings: that of the parameter {@code lang}, else the one that the reader likes best. The
     * answer names it.
     */
    public static Language language(Context context) {
        String asked = context.queryParam(LANGUAGE);
        String liked = context.header(Header.ACCEPT_LANGUAGE);
        Language language = asked != null ? Language.of(asked) : liked == null ? Language.ENGLISH : Language.preferred(liked);
        if (language == null) {
            throw Problem.of(Kind.BAD_REQUEST, LANGUAGE + " must be " + Listing.or(Language.tags())).exception();
        }
        context.header(Header.CONTENT_LANGUAGE, language.tag());
        context.res().addHeader(Header.VARY, Header.ACCEPT_LANGUAGE);
        return language;
    }

    /** The token that came with the request. */
    public static Optional<String> token(Context context) {
        @Nullable String header = context.header(Header.AUTHORIZATION);
        return header != null && header.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? Optional.of(header.substring(BEARER.length()).strip()) : Optional.empty();
    }
}
