package org.openarbiter.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.util.List;

/** The OpenAPI document of a server, against which its answers are checked. */
final class ApiDocument {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final JsonSchemaFactory SCHEMAS = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);

    private final JsonNode json;

    ApiDocument(Client client) {
        json = client.get("/v1/openapi.json").json();
    }

    JsonNode json() {
        return json;
    }

    /** Checks that an answer is one of those that the document names for the operation, and fits the schema named there. */
    JsonNode checked(String operation, Client.Reply reply) {
        JsonNode answer = described(operation).get("responses").get(Integer.toString(reply.status()));
        assertThat(answer).as(operation + " answers " + reply.status() + " " + reply.text()).isNotNull();
        if (!answer.has("content")) {
            assertThat(reply.text()).isEmpty();
            return MAPPER.nullNode();
        }
        String media = answer.get("content").fieldNames().next();
        assertThat(reply.header("content-type")).startsWith(media);
        JsonNode schema = answer.get("content").get(media).get("schema");
        if (!schema.has("$ref")) {
            return MAPPER.nullNode();
        }
        JsonNode last = MAPPER.nullNode();
        for (String line : media.equals("application/x-ndjson") ? reply.text().lines().toList() : List.of(reply.text())) {
            try {
                last = MAPPER.readTree(line);
            } catch (IOException e) {
                throw new AssertionError(line, e);
            }
            assertThat(schema(schema.get("$ref").asText()).validate(last)).as(operation + ": " + line).isEmpty();
        }
        return last;
    }

    JsonSchema schema(String reference) {
        ObjectNode root = MAPPER.createObjectNode();
        root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        root.put("$ref", reference);
        root.set("components", json.get("components"));
        return SCHEMAS.getSchema(SchemaLocation.of("urn:arbiter:api"), root);
    }

    private JsonNode described(String operation) {
        for (JsonNode path : json.get("paths")) {
            for (JsonNode method : path) {
                if (method.path("operationId").asText().equals(operation)) {
                    return method;
                }
            }
        }
        throw new AssertionError("no operation " + operation);
    }
}
