package org.openarbiter.match;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;

/** Reads openings: positions, one a line (FEN, EPD, a board of Go), or the first moves of recorded games. */
public final class Openings {
    private static final int FEN_FIELDS = 6;
    private static final int EPD_FIELDS = 4;

    private Openings() {}

    /**
     * The openings of a file, in its order.
     *
     * @param plies how many moves of a recorded game are taken
     * @throws MatchFault if the file cannot be read, holds nothing, or something in it is no position of the game
     */
    public static <B extends Board> List<Opening> read(Game<B> game, Path file, int plies) throws MatchFault {
        try {
            byte[] bytes = Files.readAllBytes(file);
            String fileName = String.valueOf(file.getFileName());
            RecordFormat<B> format = game.formats().stream()
                    .filter(known -> known.recognizes(fileName.toLowerCase(Locale.ROOT), bytes))
                    .findFirst()
                    .orElse(null);
            boolean lines = format == null || fileName.endsWith(".epd") || fileName.endsWith(".fen");
            List<Opening> openings =
                    lines ? positions(game, fileName, bytes) : games(Objects.requireNonNull(format), fileName, bytes, plies);
            if (openings.isEmpty()) {
                throw new MatchFault(file + ": no opening in it");
            }
            return openings;
        } catch (InputException e) {
            String column = e.column() > 0 ? ", column " + e.column() : "";
            throw new MatchFault(file + ", line " + e.line() + column + ": " + e.reason());
        } catch (IOException e) {
            throw FileFault.reading(file, e);
        }
    }

    /**
     * A single position as an opening.
     *
     * @throws MatchFault if it is no position of the game
     */
    public static Opening position(Game<?> game, String text) throws MatchFault {
        try {
            return new Opening(text, start(game, text), List.of());
        } catch (InputException e) {
            throw new MatchFault("'" + text + "': " + e.reason());
        }
    }

    /** The same openings in an order that a seed decides. */
    public static List<Opening> shuffled(List<Opening> openings, long seed) {
        List<Opening> shuffled = new ArrayList<>(openings);
        Collections.shuffle(shuffled, new Random(seed));
        return shuffled;
    }

    private static <B extends Board> List<Opening> positions(Game<B> game, String fileName, byte[] bytes) throws InputException {
        List<Opening> openings = new ArrayList<>();
        int number = 0;
        for (String line : new String(bytes, StandardCharsets.UTF_8).lines().toList()) {
            number++;
            String text = line.strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                String name = fileName + "#" + (openings.size() + 1);
                try {
                    openings.add(new Opening(name, start(game, text), List.of()));
                } catch (InputException e) {
                    throw e.shifted(number - 1L, line.indexOf(text));
                }
            }
        }
        return openings;
    }

    /**
     * The position of a line: as it is (a FEN, a board of Go), or its first four fields with the clocks of a new game (an EPD).
     */
    private static <B extends Board> String start(Game<B> game, String line) throws InputException {
        List<String> words = List.of(line.split("\\s+"));
        String whole = words.size() > FEN_FIELDS ? String.join(" ", words.subList(0, FEN_FIELDS)) : line;
        try {
            return game.board(whole).toText();
        } catch (InputException e) {
            if (words.size() < EPD_FIELDS) {
                throw e;
            }
        }
        return game.board(String.join(" ", words.subList(0, EPD_FIELDS)) + " 0 1").toText();
    }

    private static <B extends Board> List<Opening> games(RecordFormat<B> format, String fileName, byte[] bytes, int plies)
            throws IOException, InputException {
        List<Opening> openings = new ArrayList<>();
        try (RecordFormat.Splitter splitter = format.split(new ByteArrayInputStream(bytes))) {
            for (@Nullable RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                openings.add(opening(format.read(raw, false), fileName + "#" + raw.number(), plies, raw.line()));
            }
        }
        return openings;
    }

    private static <B extends Board> Opening opening(RecordedGame<B> record, String name, int plies, long line)
            throws InputException {
        B board = record.start();
        List<String> moves = new ArrayList<>();
        try {
            for (int index = 0; index < Math.min(plies, record.plies()); index++) {
                int play = record.play(index, board);
                moves.add(board.text(play));
                board.play(record.by(index, board.toMove()), play);
            }
        } catch (PlayException e) {
            String where = "ply " + (moves.size() + 1) + " of the game that begins there, '" + record.written(moves.size())
                    + "': ";
            throw new InputException(line, 0, where + e.reason(), "a legal move");
        }
        return new Opening(name, record.start().toText(), moves);
    }
}
