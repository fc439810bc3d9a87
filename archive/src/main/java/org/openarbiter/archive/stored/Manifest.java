package org.openarbiter.archive.stored;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Serializable;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.wire.PlainObject;

/**
 * What stored tables hold: how the games were ruled, and the files from which they come. Lines of JSON: the first for all, then
 * one for each file.
 *
 * @param settings how the games were read and ruled
 * @param inputs the files, in the order in which they were given
 */
public record Manifest(Settings settings, List<Input> inputs) {
    /** The schema that every manifest names. */
    public static final String SCHEMA = "arbiter.batch/1";

    public Manifest {
        inputs = List.copyOf(inputs);
    }

    /**
     * How games were read and ruled: what must agree for two runs to give the same.
     *
     * @param version of the program
     * @param rules the rulebooks; empty if it was left to the records
     * @param format of the files, or {@code auto}
     * @param strict whether what could be read with a liberty was refused
     * @param proofNodes how many positions a proof might visit
     * @param gameMillis how long a game might take
     */
    public record Settings(String version, List<String> rules, String format, boolean strict, int proofNodes, long gameMillis)
            implements Serializable {
        public Settings {
            rules = List.copyOf(rules);
        }

        /** As the fields of an object. */
        public Map<String, @Nullable Object> fields() {
            Map<String, @Nullable Object> fields = new LinkedHashMap<>();
            fields.put("version", version);
            fields.put("rules", rules);
            fields.put("format", format);
            fields.put("strict", strict);
            fields.put("proofNodes", proofNodes);
            fields.put("gameMillis", gameMillis);
            return fields;
        }

        private static Settings read(PlainObject object) throws InputException {
            return new Settings(
                    object.text("version"), object.texts("rules"), object.text("format"), object.truth("strict"),
                    object.count("proofNodes"), object.number("gameMillis"));
        }
    }

    /**
     * A file of games.
     *
     * @param file the name by which it was given
     * @param bytes its size
     * @param modified when it was last changed, in milliseconds since 1970
     * @param games how many games it holds, unreadable ones included
     * @param unreadable how many of them could not be read
     * @param fault why it could not be read to its end; null if it could
     */
    public record Input(String file, long bytes, long modified, long games, long unreadable, @Nullable String fault) {

        /** What is to be said of it: why it could not be read to its end, or that it holds no game; null if there is nothing. */
        public @Nullable String remark() {
            return fault == null && games == 0 ? file + " contains no games" : fault;
        }

        /** As one line, without a line end. */
        public String line() {
            Map<String, @Nullable Object> fields = new LinkedHashMap<>();
            fields.put("file", file);
            fields.put("bytes", bytes);
            fields.put("modified", modified);
            fields.put("games", games);
            fields.put("unreadable", unreadable);
            fields.put("fault", fault);
            return PlainObject.line(fields);
        }

        /**
         * The file in a line.
         *
         * @param number of the line, from 1
         */
        public static Input read(String line, int number) throws InputException {
            PlainObject object = PlainObject.read(line, number);
            return new Input(
                    object.text("file"), object.number("bytes"), object.number("modified"), object.number("games"),
                    object.number("unreadable"), object.textOrNull("fault"));
        }
    }

    /** How many games there are, unreadable ones included. */
    public long games() {
        return inputs.stream().mapToLong(Input::games).sum();
    }

    /** How many games could not be read. */
    public long unreadable() {
        return inputs.stream().mapToLong(Input::unreadable).sum();
    }

    /** Writes it. */
    public void write(Writer out) throws IOException {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("schema", SCHEMA);
        fields.putAll(settings.fields());
        fields.put("files", inputs.size());
        fields.put("games", games());
        fields.put("unreadable", unreadable());
        out.write(PlainObject.line(fields) + "\n");
        for (Input input : inputs) {
            out.write(input.line() + "\n");
        }
    }

    /**
     * Reads one.
     *
     * @throws InputException if it is none, or not whole
     */
    public static Manifest read(BufferedReader in) throws IOException, InputException {
        PlainObject head = PlainObject.read(String.valueOf(in.readLine()), 1);
        if (!head.text("schema").equals(SCHEMA)) {
            throw head.fault("schema", "the schema " + head.text("schema"), SCHEMA);
        }
        List<Input> inputs = new ArrayList<>();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            inputs.add(Input.read(line, inputs.size() + 2));
        }
        if (inputs.size() != head.number("files")) {
            throw head.fault("files", inputs.size() + " files", head.number("files") + ", as the first line says");
        }
        return new Manifest(Settings.read(head), inputs);
    }
}
