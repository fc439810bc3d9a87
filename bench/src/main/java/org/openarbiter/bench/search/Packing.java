package org.openarbiter.bench.search;

import java.io.IOException;
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
import org.openarbiter.search.train.PositionFile;

/**
 * Packs the quiet positions of games that the search played with itself, shuffled.
 *
 * @param <B> the board of the game
 */
public final class Packing<B extends Board> {
    /**
     * One game in this number is held out, to measure what a network has learned. The opening decides which, so a game is held out from every
     * training or from none.
     */
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
            GameLine.read(Path.of(file), packing::add);
        }
        packing.write(packed, seed);
    }

    /** The file of the held-out games. */
    static Path heldOut(Path packed) {
        return packed.resolveSibling(packed.getFileName() + ".held");
    }

    private void add(GameLine line) throws PlayException {
        games++;
        List<byte[]> into = line.isOneIn(HELD_OUT) ? heldOut : learned;
        line.quiet(game, (board, score, halfPoints) -> {
            game.evaluators().reader().read(board, pieces);
            into.add(PackedPosition.pack(pieces, board.toMove(), score, halfPoints, byHand.of(board)));
        });
    }

    private void write(Path packed, long seed) throws IOException {
        Collections.shuffle(learned, new Random(seed));
        PositionFile.write(packed, game.inputs(), learned);
        PositionFile.write(heldOut(packed), game.inputs(), heldOut);
        System.out.printf(Locale.ROOT, "%d games, %d positions, %d more held out%n", games, learned.size(), heldOut.size());
    }
}
