package org.openarbiter.dragons.eyes;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.rules.go.board.Topology;

/**
 * A board drawn in a resource, and what is expected of it: rows from the top, then lines that begin with {@code =}, then an empty
 * line. A line that begins with {@code #} and a space is the name of what follows.
 *
 * @param name what the drawing shows
 * @param rows its rows without spaces
 * @param expected the lines behind {@code =}
 */
public record Case(String name, List<String> rows, List<String> expected) {
    /** The cases of a resource. */
    public static List<Case> read(Class<?> near, String resource) {
        List<Case> cases = new ArrayList<>();
        String name = "";
        List<String> rows = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (String line : lines(near, resource)) {
            if (line.startsWith("# ")) {
                name = line.substring(2);
            } else if (line.startsWith("= ")) {
                expected.add(line.substring(2));
            } else if (!line.isBlank()) {
                rows.add(line.replace(" ", ""));
            } else if (!rows.isEmpty()) {
                cases.add(new Case(name, List.copyOf(rows), List.copyOf(expected)));
                rows.clear();
                expected.clear();
            }
        }
        return cases;
    }

    private static List<String> lines(Class<?> near, String resource) {
        try (InputStream in = near.getResourceAsStream(resource)) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8) + "\n\n";
            return text.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The shape of the board. */
    public Topology topology() {
        return Diagrams.shape(rows.getFirst().length(), rows.size());
    }

    /** What is drawn on a point. */
    public static char at(Topology topology, List<String> rows, int point) {
        return rows.get(topology.height() - 1 - point / topology.width()).charAt(point % topology.width());
    }

    @Override
    public String toString() {
        return name;
    }
}
