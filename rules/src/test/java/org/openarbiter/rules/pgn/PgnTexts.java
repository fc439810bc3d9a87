package org.openarbiter.rules.pgn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openarbiter.rules.core.record.RawGame;

/** PGN for tests: made up, split, and fed in small pieces. */
public final class PgnTexts {
    private static final String[] NASTY = {
        "", " ", "  two  spaces ", "[Event \"inside\"]", "% at the start", "a ( b ) c", "1-0 and 1. e4", "; not a rest", "{ open",
        "quo\"te \\ back", "Zürich 日本 ♔", "line\nbreak", "line\r\nbreak\n\n[Event \"x\"]\n1. d4", "x".repeat(200),
        "[%clk 0:00:01]",
        "a very long comment of many words that has to be broken over several lines of text because it does not fit into one "
                + "of them, with % and [ at places where a line could break % here [there"
    };

    private PgnTexts() {}

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The bytes of a text in which {@code \r \n \t \\} and {@code \xHH} stand for bytes and all else is ASCII. */
    static byte[] unescape(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\') {
                out.append(c);
                continue;
            }
            char escaped = text.charAt(++i);
            if (escaped == 'x') {
                out.append((char) Integer.parseInt(text.substring(i + 1, i + 3), 16));
                i += 2;
            } else {
                out.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped == 't' ? '\t' : escaped);
            }
        }
        return out.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    public static List<RawGame> split(byte[] bytes) throws IOException {
        return all(new PgnSplitter(new ByteArrayInputStream(bytes)));
    }

    static List<RawGame> all(PgnSplitter splitter) throws IOException {
        List<RawGame> games = new ArrayList<>();
        try (splitter) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                games.add(game);
            }
        }
        return games;
    }

    /** The text of each game with its line before it. */
    static List<String> texts(List<RawGame> games) {
        return games.stream().map(PgnTexts::text).toList();
    }

    static String text(RawGame game) {
        return game.isTooLong() ? game.line() + ":too long" : game.line() + ":"
                + new String(game.bytes(), game.from(), game.to() - game.from(), StandardCharsets.UTF_8);
    }

    /** The bytes, one to seven of them at a time. */
    static InputStream trickle(byte[] bytes, Random random) {
        return new ByteArrayInputStream(bytes) {
            @Override
            public int read(byte[] into, int from, int length) {
                return super.read(into, from, Math.min(length, 1 + random.nextInt(7)));
            }
        };
    }

    /** A game with the moves given, in the layout of archives: comments, glyphs and nested variations here and there. */
    public static String game(Random random, String event, List<String> moves, String result) {
        StringBuilder out = new StringBuilder("[Event \"" + event + "\"]\n[White \"O\\\"Neil \\\\ Co\"]\n"
                + "[Result \"" + result + "\"]\n\n");
        String end = random.nextBoolean() ? " " : "\n";
        for (int i = 0; i < moves.size(); i++) {
            out.append(i % 2 == 0 ? i / 2 + 1 + "." + (random.nextBoolean() ? " " : "") : "").append(moves.get(i)).append(end);
            extras(random, out, 0);
        }
        return out.append(result).append("\n\n").toString();
    }

    private static void extras(Random random, StringBuilder out, int depth) {
        while (random.nextInt(4) == 0) {
            switch (random.nextInt(5)) {
                case 0 -> out.append('{').append(NASTY[random.nextInt(NASTY.length)]).append("} ");
                case 1 -> out.append(";to the end } of ( the line\n");
                case 2 -> out.append('$').append(random.nextInt(256)).append(' ');
                case 3 -> out.append("!? ");
                default -> {
                    out.append('(');
                    for (int i = random.nextInt(4); i > 0 && depth < 5; i--) {
                        out.append("Nf3 ");
                        extras(random, out, depth + 1);
                    }
                    out.append(") ");
                }
            }
        }
    }
}
