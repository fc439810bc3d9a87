package org.openarbiter.wire;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Checks lines against the published schemas. */
final class Conformance {
    private static final String BASE = "https://openarbiter.org/schema/";
    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaLoaders(loaders -> loaders.schemas(Arrays.stream(Schemas.values())
                    .collect(Collectors.toMap(schema -> BASE + schema.fileName(), Schemas::text)))));
    private static final Map<Schemas, JsonSchema> SCHEMAS = new EnumMap<>(Schemas.class);

    static {
        for (Schemas schema : Schemas.values()) {
            SCHEMAS.put(schema, FACTORY.getSchema(SchemaLocation.of(BASE + schema.fileName())));
        }
    }

    private Conformance() {}

    /** What a line does wrong by a schema. */
    static List<String> faults(Schemas schema, String line) {
        JsonSchema loaded = SCHEMAS.get(schema);
        if (loaded == null) {
            throw new IllegalStateException("no schema " + schema);
        }
        return loaded.validate(line, InputFormat.JSON).stream().map(ValidationMessage::getMessage).toList();
    }
}
