package org.openarbiter.dragons.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A text of patterns: paragraphs apart by empty lines; lines that begin with a semicolon are comments. */
public final class PatternFile {
    private PatternFile() {}

    /** The text of a resource that belongs to a class. */
    public static String text(Class<?> owner, String name) {
        try (InputStream file = Objects.requireNonNull(owner.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of each paragraph, without comments; none is empty. */
    public static List<List<String>> paragraphs(String text) {
        return Arrays.stream(text.split("\n\\s*\n"))
                .map(paragraph -> paragraph.lines().filter(line -> !line.isBlank() && !line.startsWith(";")).toList())
                .filter(lines -> !lines.isEmpty())
                .toList();
    }
}
