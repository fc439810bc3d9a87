package org.openarbiter.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.openarbiter.wire.Schemas;

/** The published schemas, against which a test holds what a command writes. */
final class PublishedSchemas {
    private static final String BASE = "https://openarbiter.org/schema/";

    private static final JsonSchema RULING = schema(Schemas.RULING);

    private PublishedSchemas() {}

    private static JsonSchema schema(Schemas wanted) {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012, builder -> builder.schemaLoaders(loaders ->
                        loaders.schemas(Arrays.stream(Schemas.values()).collect(Collectors.toMap(schema -> BASE + schema.fileName(), Schemas::text)))))
                .getSchema(SchemaLocation.of(BASE + wanted.fileName()));
    }

    /** In what a ruling departs from its schema. */
    static Set<ValidationMessage> faults(String ruling) {
        return RULING.validate(ruling, InputFormat.JSON);
    }
}
