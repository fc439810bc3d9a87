package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.wire.RulingJson;

/**
 * Every case of the corpus is ruled as it expects, with good keys and with all keys equal.
 *
 * <p>What a case expects is a part of the ruling: each value given must be there; of a list each element given must be matched by
 * an element of its own, and an empty list means that there is none. Every ruling has the form that its schema gives.
 */
class CasesTest {
    private static final Path CORPUS = Path.of("..", "cases");
    private static final ObjectMapper JSON = new ObjectMapper();

    @TestFactory
    Stream<DynamicTest> the_corpus_is_ruled_as_it_expects() throws IOException {
        return tests(Options.DEFAULT);
    }

    @TestFactory
    Stream<DynamicTest> the_corpus_is_ruled_alike_when_all_keys_are_equal() throws IOException {
        return tests(Options.DEFAULT.withKeyMask(0));
    }

    @Test
    void ids_are_unique_and_every_case_expects_something() throws IOException {
        Set<String> ids = new HashSet<>();
        for (Path file : files()) {
            for (String line : Files.readAllLines(file)) {
                JsonNode json = JSON.readTree(line);
                assertThat(ids.add(json.path("id").asText())).as("%s in %s", json.path("id"), file).isTrue();
                assertThat(json.path("expect").size()).as("%s in %s", json.path("id"), file).isPositive();
            }
        }
        assertThat(ids).hasSizeGreaterThan(100);
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> inside = Files.walk(CORPUS)) {
            return inside.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
        }
    }

    private static Stream<DynamicTest> tests(Options options) throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path file : files()) {
            try (Archive archive = Archive.open(file, Archive.CASES, null);
                    InputStream lines = Files.newInputStream(file)) {
                Iterator<JsonNode> cases = JSON.readerFor(JsonNode.class).readValues(lines);
                for (RawGame raw = archive.next(); raw != null; raw = archive.next()) {
                    RawGame one = raw;
                    JsonNode json = cases.next();
                    String id = json.path("id").asText();
                    tests.add(DynamicTest.dynamicTest(id, () -> check(id, json.path("expect"), archive, one, options)));
                }
            }
        }
        return tests.stream();
    }

    private static void check(String id, JsonNode expected, Archive archive, RawGame raw, Options options)
            throws InputException, IOException {
        String ruling;
        try {
            ruling = ruling(id, archive.read(raw, true), options);
        } catch (InputException e) {
            if (!expected.path("status").asText().equals("unreadable")) {
                throw e;
            }
            ruling = new RulingJson().unreadable(id, null, null, null, e);
        }
        assertThat(difference(expected, JSON.readTree(ruling), id)).as(ruling).isEmpty();
        assertThat(PublishedSchemas.faults(ruling)).as(ruling).isEmpty();
    }

    private static <B extends Board> String ruling(String id, ReadGame<B> game, Options options) throws InputException {
        Judge.Judged<B> judged = new Judge(RulebookChoice.OF_THE_RECORD, options).judge(game);
        return new RulingJson().line(
                new RulingJson.Heading(id, game.game().name(), game.record().recorded(), game.record().liberties(), null),
                judged.rulings().getFirst());
    }

    /** Where the ruling does not have what is expected; empty if it has it all. */
    private static String difference(JsonNode expected, JsonNode actual, String at) {
        if (expected.isObject()) {
            for (Iterator<String> names = expected.fieldNames(); names.hasNext(); ) {
                String name = names.next();
                String found = difference(expected.get(name), actual.path(name), at + "." + name);
                if (!found.isEmpty()) {
                    return found;
                }
            }
            return "";
        }
        if (expected.isArray()) {
            return arrayDifference(expected, actual, at);
        }
        return expected.equals(actual) ? "" : at + ": expected " + expected + ", not " + actual;
    }

    private static String arrayDifference(JsonNode expected, JsonNode actual, String at) {
        if (expected.isEmpty()) {
            return actual.isEmpty() ? "" : at + ": expected nothing, not " + actual;
        }
        List<JsonNode> left = new ArrayList<>();
        actual.forEach(left::add);
        for (JsonNode wanted : expected) {
            if (!left.removeIf(new FirstMatch(wanted))) {
                return at + ": expected " + wanted + " among " + actual;
            }
        }
        return "";
    }

    /** Matches one element that has what is wanted, and no second one. */
    private static final class FirstMatch implements java.util.function.Predicate<JsonNode> {
        private final JsonNode wanted;
        private boolean done;

        FirstMatch(JsonNode wanted) {
            this.wanted = wanted;
        }

        @Override
        public boolean test(JsonNode actual) {
            boolean matches = !done && difference(wanted, actual, "").isEmpty();
            done |= matches;
            return matches;
        }
    }
}
