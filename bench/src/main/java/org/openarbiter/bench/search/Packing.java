package org.openarbiter.bench.search;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.train.PackedPosition;

/**
 * Packs the quiet positions of games that the search played with itself, shuffled.
 *
 * @param <B> the board of the game
 */
public final class Packing<B extends Board> {
    /** One game in this number is held out, to measure what a network has learned. */
    private static final int HELD_OUT = 40;

    private final SearchedGame<B> game;
    private final List<byte[]> learned = new ArrayList<>();
    private final List<byte[]> heldOut = new ArrayList<>();
    private final byte[] pieces;
    private final Evaluation<B> byHand;
    private int games;

    private Packing(SearchedGame<B> game) {
        this.game = game;
        pieces = new byte[game.inputs().squares()];
        byHand = game.byHand();
    }

    /** Packs files of games into one file, and the held-out games into another with {@code .held} appended to its name. */
    public static void run(String name, Path packed, List<String> files, long seed) throws IOException {
        Packing<?> packing = new Packing<>(SearchedGame.named(name));
        for (String file : files) {
            packing.read(Path.of(file));
        }
        packing.write(packed, seed);
    }

    /** The file of the held-out games. */
    static Path heldOut(Path packed) {
        return packed.resolveSibling(packed.getFileName() + ".held");
    }

    private void read(Path file) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            int number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                try {
                    add(GameLine.parse(line));
                } catch (IllegalArgumentException | PlayException e) {
                    throw new IllegalArgumentException(file + ", line " + number + ": " + e.getMessage(), e);
                }
            }
        }
    }

    private void add(GameLine line) throws PlayException {
        List<byte[]> into = games++ % HELD_OUT == 0 ? heldOut : learned;
        line.quiet(game, (board, score, halfPoints) -> {
            game.evaluators().reader().read(board, pieces);
            into.add(PackedPosition.pack(pieces, board.toMove(), score, halfPoints, byHand.of(board)));
        });
    }

    private void write(Path packed, long seed) throws IOException {
        Collections.shuffle(learned, new Random(seed));
        write(packed, learned);
        write(heldOut(packed), heldOut);
        System.out.printf(Locale.ROOT, "%d games, %d positions, %d more held out%n", games, learned.size(), heldOut.size());
    }

    private static void write(Path file, List<byte[]> positions) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            for (byte[] position : positions) {
                out.write(position);
            }
        }
    }
}
