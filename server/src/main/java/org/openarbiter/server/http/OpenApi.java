package org.openarbiter.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.wire.Schemas;

/** The OpenAPI 3.1 document of a list of routes. It is made from them, so it cannot say anything else than the server does. */
public final class OpenApi {
    /** What any path can answer. */
    private static final Set<Kind> ANYWHERE = EnumSet.of(Kind.FOREIGN, Kind.TOO_MANY, Kind.FAULT, Kind.BUSY);

    private static final String COMPONENTS = "#/components/schemas/";

    private OpenApi() {}

    /** The document. */
    public static ObjectNode document(List<Route> routes, String version) {
        ObjectNode document = Bodies.object();
        document.put("openapi", "3.1.0");
        ObjectNode info = document.putObject("info");
        info.put("title", "Arbiter");
        info.put("version", version);
        info.put("description", "Rulings on repetition, draws and endings in chess, xiangqi, Go, shogi and janggi; live games with a referee.");
        info.putObject("license").put("name", "Apache-2.0").put("identifier", "Apache-2.0");
        document.putArray("servers").addObject().put("url", "/").put("description", "The server that this document comes from.");
        document.putArray("security");
        ObjectNode paths = document.putObject("paths");
        for (Route route : routes) {
            ObjectNode path = paths.get(route.path()) instanceof ObjectNode known ? known : paths.putObject(route.path());
            path.set(route.method().name().toLowerCase(Locale.ROOT), operation(route));
        }
        ObjectNode components = document.putObject("components");
        components.set("schemas", schemas());
        ObjectNode bearer = components.putObject("securitySchemes").putObject("token");
        bearer.put("type", "http").put("scheme", "bearer");
        bearer.put("description", "The token of a seat, an arbiter, a reader or the operator.");
        return document;
    }

    /**
     * All schemas by name: the server's own, and those of {@code wire}. Their parts are schemas of their own, since tools for OpenAPI follow no
     * reference but one into the components.
     */
    public static ObjectNode schemas() {
        ObjectNode all = (ObjectNode) Bodies.parsed(resource("schemas.json"));
        for (Schemas schema : Schemas.values()) {
            ObjectNode whole = (ObjectNode) Bodies.parsed(schema.text());
            whole.remove(List.of("$schema", "$id"));
            JsonNode parts = whole.remove("$defs");
            add(all, componentOf(schema, ""), whole, schema);
            if (parts != null) {
                parts.properties().forEach(part -> add(all, componentOf(schema, part.getKey()), part.getValue(), schema));
            }
        }
        return all;
    }

    private static void add(ObjectNode all, String name, JsonNode schema, Schemas of) {
        if (all.has(name)) {
            throw new IllegalStateException("two schemas are called " + name);
        }
        refer(schema, of);
        all.set(name, schema);
    }

    /** The name of a schema, or of a part of it, among the components. */
    private static String componentOf(Schemas schema, String part) {
        return capital(schema.name().toLowerCase(Locale.ROOT)) + capital(part);
    }

    private static String capital(String word) {
        return word.isEmpty() ? "" : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** Makes all references within a schema, and within what it holds, references to components. */
    private static void refer(JsonNode node, Schemas of) {
        if (node instanceof ObjectNode object && object.get("$ref") instanceof TextNode reference) {
            object.put("$ref", COMPONENTS + component(reference.textValue(), of));
        }
        node.forEach(child -> refer(child, of));
    }

    private static String component(String reference, Schemas of) {
        int hash = reference.indexOf('#');
        String file = hash < 0 ? reference : reference.substring(0, hash);
        Schemas schema = file.isEmpty() ? of
                : Stream.of(Schemas.values()).filter(known -> known.fileName().equals(file)).findFirst().orElseThrow();
        return componentOf(schema, hash < 0 ? "" : reference.substring(hash + 1).replace("/$defs/", ""));
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(OpenApi.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("a resource of this module", e);
        }
    }

    private static ObjectNode operation(Route route) {
        ObjectNode operation = Bodies.object();
        operation.put("operationId", route.id());
        operation.putArray("tags").add(route.tag());
        operation.put("summary", route.says());
        ArrayNode parameters = Bodies.object().putArray("parameters");
        for (Route.Parameter parameter : route.parameters()) {
            parameters.add(parameter(parameter));
        }
        if (!parameters.isEmpty()) {
            operation.set("parameters", parameters);
        }
        Route.Body body = route.body();
        if (body != null) {
            ObjectNode request = operation.putObject("requestBody");
            request.put("description", body.says());
            request.put("required", true);
            ObjectNode content = request.putObject("content");
            body.media().forEach(media -> content.set(media, content(body.schema())));
        }
        operation.set("responses", responses(route));
        if (route.token() != null) {
            operation.putArray("security").add(Bodies.parsed("{\"token\":[]}"));
            operation.put("description", route.token());
        }
        return operation;
    }

    private static JsonNode parameter(Route.Parameter parameter) {
        ObjectNode json = Bodies.object();
        json.put("name", parameter.name());
        json.put("in", parameter.inPath() ? "path" : "query");
        json.put("required", parameter.inPath());
        json.put("description", parameter.says());
        ObjectNode schema = json.putObject("schema");
        if (parameter.several()) {
            schema.put("type", "array").putObject("items").put("type", parameter.schema());
            json.put("style", "form").put("explode", true);
        } else {
            schema.put("type", parameter.schema());
        }
        return json;
    }

    private static ObjectNode content(@Nullable String schema) {
        ObjectNode content = Bodies.object();
        if (schema == null) {
            content.putObject("schema").put("type", "string");
        } else {
            content.putObject("schema").put("$ref", COMPONENTS + schema);
        }
        return content;
    }

    private static ObjectNode responses(Route route) {
        ObjectNode responses = Bodies.object();
        Route.Answer answer = route.answer();
        ObjectNode well = responses.putObject(Integer.toString(answer.status()));
        well.put("description", answer.says());
        if (!answer.media().isEmpty()) {
            well.putObject("content").set(answer.media(), content(answer.schema()));
        }
        TreeMap<Integer, String> problems = new TreeMap<>();
        Set<Kind> kinds = EnumSet.copyOf(ANYWHERE);
        kinds.addAll(route.problems());
        if (route.checksQuery()) {
            kinds.add(Kind.BAD_REQUEST);
        }
        if (route.body() != null) {
            kinds.add(Kind.TOO_LARGE);
            kinds.add(Kind.TOO_SLOW);
        }
        if (route.token() != null) {
            kinds.add(Kind.UNAUTHORIZED);
            kinds.add(Kind.FORBIDDEN);
        }
        kinds.forEach(kind -> problems.merge(kind.status(), kind.title(), (one, other) -> one + "; " + other));
        problems.forEach((status, title) -> {
            ObjectNode problem = responses.putObject(Integer.toString(status));
            problem.put("description", title + ".");
            problem.putObject("content").set(Problem.MEDIA_TYPE, content("Problem"));
        });
        return responses;
    }
}
