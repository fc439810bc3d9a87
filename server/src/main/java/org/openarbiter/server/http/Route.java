package org.openarbiter.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Language;

/**
 * A path of the API with all that is to be known of it: the server answers by it, and the OpenAPI document is made from it.
 *
 * @param method the HTTP method
 * @param path the path, its parameters in braces
 * @param id the name of the operation
 * @param tag the group in which the document lists it
 * @param says what it does, one sentence
 * @param parameters in the path and the query
 * @param body what it takes; null for nothing
 * @param answer what it answers if all is well
 * @param problems the kinds of problems it can answer besides those that every path can
 * @param token whether a token is needed, as a sentence; null if none ever is
 * @param handler what answers
 */
public record Route(
        HandlerType method,
        String path,
        String id,
        String tag,
        String says,
        List<Parameter> parameters,
        @Nullable Body body,
        Answer answer,
        List<Problem.Kind> problems,
        @Nullable String token,
        Handling handler) {
    private static final String API = "/v1/";

    public Route {
        parameters = List.copyOf(parameters);
        problems = List.copyOf(problems);
    }

    /** Whether parameters of the query that it does not name are refused. Whoever watches a server may add to its other paths what they like. */
    public boolean checksQuery() {
        return path.startsWith(API);
    }

    /** Answers a request. */
    public interface Handling {
        /** Answers it. */
        void handle(Context context) throws Exception;
    }

    /**
     * A parameter.
     *
     * @param inPath whether it stands in the path, not in the query
     * @param several whether it may be given several times
     * @param schema the JSON type of its values
     */
    public record Parameter(String name, boolean inPath, boolean several, String schema, String says) {}

    /**
     * A body that is taken.
     *
     * @param media the media types
     * @param schema the name of its schema in the document; null for a body that is no JSON
     */
    public record Body(List<String> media, @Nullable String schema, String says) {
        public Body {
            media = List.copyOf(media);
        }
    }

    /**
     * What is answered if all is well.
     *
     * @param schema the name of its schema in the document; null for an answer that is no JSON
     */
    public record Answer(int status, String media, @Nullable String schema, String says) {}

    /** Begins a route that reads. */
    public static Builder get(String path) {
        return new Builder(HandlerType.GET, path);
    }

    /** Begins a route that makes or does something. */
    public static Builder post(String path) {
        return new Builder(HandlerType.POST, path);
    }

    /** Begins a route that takes something away. */
    public static Builder delete(String path) {
        return new Builder(HandlerType.DELETE, path);
    }

    /** A route in the making. */
    public static final class Builder {
        private final HandlerType method;
        private final String path;
        private final List<Parameter> parameters = new ArrayList<>();
        private final List<Problem.Kind> problems = new ArrayList<>();
        private String id = "";
        private String tag = "";
        private String says = "";
        private @Nullable Body body;
        private Answer answer = new Answer(204, "", null, "Done.");
        private @Nullable String token;

        private Builder(HandlerType method, String path) {
            this.method = method;
            this.path = path;
        }

        /** Names and describes it. */
        public Builder named(String operation, String group, String sentence) {
            id = operation;
            tag = group;
            says = sentence;
            return this;
        }

        /** Adds a parameter of the path. */
        public Builder path(String name, String sentence) {
            parameters.add(new Parameter(name, true, false, "string", sentence));
            return this;
        }

        /** Adds a parameter of the path that is a whole number. */
        public Builder pathNumber(String name, String sentence) {
            parameters.add(new Parameter(name, true, false, "integer", sentence));
            return this;
        }

        /** Adds a parameter of the query. */
        public Builder query(String name, String schema, String sentence) {
            parameters.add(new Parameter(name, false, false, schema, sentence));
            return this;
        }

        /** Adds a parameter of the query that may be given several times. */
        public Builder queries(String name, String sentence) {
            parameters.add(new Parameter(name, false, true, "string", sentence));
            return this;
        }

        /** Says that what it says to people is in the language of the reader. */
        public Builder inLanguages() {
            return query(Request.LANGUAGE, "string", "The language of texts: " + String.join(", ", Language.tags())
                    + ". Without it that of Accept-Language, else English.");
        }

        /** What it takes. */
        public Builder takes(List<String> media, @Nullable String schema, String sentence) {
            body = new Body(media, schema, sentence);
            return this;
        }

        /** What it answers. */
        public Builder answers(int status, String media, @Nullable String schema, String sentence) {
            answer = new Answer(status, media, schema, sentence);
            return this;
        }

        /** Which problems it can answer. */
        public Builder problems(Problem.Kind... kinds) {
            problems.addAll(List.of(kinds));
            return this;
        }

        /** Says which token it needs. */
        public Builder token(String sentence) {
            token = sentence;
            return this;
        }

        /** What answers. */
        public Route by(Handling handler) {
            return new Route(method, path, id, tag, says, parameters, body, answer, problems, token, handler);
        }
    }
}
