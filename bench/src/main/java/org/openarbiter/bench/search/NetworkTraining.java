package org.openarbiter.bench.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Network;
import org.openarbiter.search.train.PositionFile;
import org.openarbiter.search.train.Trainer;

/** Trains a network on packed positions, and writes it whenever it predicts the scores of held-out games better than before. */
public final class NetworkTraining {
    /** The number of positions of a step. */
    public static final int BATCH = 16_384;

    private NetworkTraining() {}

    /**
     * Trains; goes on where an earlier run broke off.
     *
     * @param from the network to begin with, whose width overrides that of the settings; null for random weights
     * @throws IOException if a file cannot be read, or is of another game
     * @throws IllegalArgumentException if there are no positions to learn from, or none held out
     */
    public static void run(String game, Path packed, Path network, @Nullable Path from, Trainer.Settings settings)
            throws IOException {
        Inputs inputs = Inputs.of(game);
        byte[] positions = PositionFile.read(packed, inputs);
        byte[] heldOut = PositionFile.read(Packing.heldOut(packed), inputs);
        if (positions.length == 0 || heldOut.length == 0) {
            throw new IllegalArgumentException(packed + " or its held-out part has no positions; pack more games");
        }
        Network start = from == null ? null : Network.read(from, inputs);
        Trainer trainer = new Trainer(inputs, positions, start == null ? settings : settings.withWidth(start.width()));
        if (start != null) {
            trainer.begin(start);
        }
        Path state = network.resolveSibling(network.getFileName() + ".state");
        double least = Files.exists(state) ? trainer.resume(state) : Double.MAX_VALUE;
        while (trainer.epoch() < settings.epochs()) {
            long begun = System.nanoTime();
            double loss = trainer.train();
            double scoreLoss = trainer.loss(heldOut, 1);
            System.out.printf(
                    Locale.ROOT, "epoch %d: loss %.6f, on held-out games %.6f, of their scores alone %.6f, %.1f s%n",
                    trainer.epoch(), loss, trainer.loss(heldOut), scoreLoss, (System.nanoTime() - begun) / 1e9);
            if (scoreLoss < least) {
                least = scoreLoss;
                trainer.network().write(network);
            }
            trainer.save(state, least);
        }
    }
}
