package org.openarbiter.archive.part;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.GameReader;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;

/** Content in memory, and the games in it as lines that can be compared. */
final class Contents {
    private Contents() {}

    record InMemory(String name, byte[] bytes) implements Content {
        @Override
        public long size() {
            return bytes.length;
        }

        @Override
        public InputStream open(long from) {
            return new ByteArrayInputStream(bytes, (int) from, bytes.length - (int) from);
        }

        @Override
        public String toString() {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    /** Everything there is to a game: place, what stands before it on its line, its bytes. */
    static String line(RawGame game) {
        return game.number() + " line " + game.line() + " byte " + game.offset() + " " + (game.isTooLong() ? "too long" : text(game, game.lineFrom(), game.from()) + "|"
                + text(game, game.from(), game.to())) + " " + game.encoding() + game.liberties();
    }

    private static String text(RawGame game, int from, int to) {
        return new String(game.bytes(), from, to - from, StandardCharsets.ISO_8859_1);
    }

    /** Whether a game begins where it says in content that is not compressed. */
    private static boolean beginsThere(Content content, RawGame game) throws IOException {
        if (game.offset() < 0 || game.isTooLong() || !content.name().endsWith("n")) {
            return true;
        }
        try (InputStream in = content.open(game.offset())) {
            return in.read() == (game.bytes()[game.from()] & 0xFF);
        }
    }

    static List<String> lines(RecordFormat.Splitter splitter) throws IOException {
        List<String> lines = new ArrayList<>();
        try (splitter) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                lines.add(line(game));
            }
        }
        return lines;
    }

    /** The games of all parts, and the fault at the end if there is one. */
    static List<String> lines(Content content, List<Part> parts, @Nullable GameReader known) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Part part : parts) {
            try (PartReader reader = known == null ? PartReader.open(content, part) : PartReader.open(content, part, known)) {
                for (RawGame game = reader.next(); game != null; game = reader.next()) {
                    assertThat(beginsThere(content, game)).as("%s in %s", line(game), content).isTrue();
                    lines.add(line(game));
                }
            } catch (ArchiveException e) {
                lines.add(Objects.requireNonNull(e.getMessage()));
            }
        }
        return lines;
    }
}
