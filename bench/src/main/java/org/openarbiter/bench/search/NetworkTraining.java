package org.openarbiter.bench.search;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Network;
import org.openarbiter.search.train.Trainer;

/** Trains a network on packed positions, and writes it each time it tells the scores better of those that were kept out. */
public final class NetworkTraining {
    private static final int BATCH = 16_384;
    private static final double MILLION = 1e6;

    private NetworkTraining() {}

    /**
     * Trains; goes on where an earlier run broke off.
     *
     * @param percentOfScore the share of the score in what is learned; the rest is that of the result
     * @param rate the size of the first steps, in millionths
     * @param corrects whether the network is to be added to the weights set by hand
     * @param width how many cells each side has; of no account with a network to begin with
     * @param from that network; null for random weights
     */
    public static void run(
            String game, Path packed, Path network, int width, int epochs, int percentOfScore, int rate, boolean corrects,
            @Nullable Path from, long seed) throws IOException {
        Inputs inputs = Inputs.of(game);
        byte[] positions = Files.readAllBytes(packed);
        byte[] heldOut = Files.readAllBytes(Packing.heldOut(packed));
        Network start = from == null ? null : Network.read(from, inputs);
        Trainer trainer = new Trainer(
                inputs, positions,
                new Trainer.Settings(start == null ? width : start.width(), BATCH, epochs, rate / MILLION, percentOfScore / 100.0, corrects, seed));
        if (start != null) {
            trainer.begin(start);
        }
        Path state = network.resolveSibling(network.getFileName() + ".state");
        double least = Files.exists(state) ? trainer.resume(state) : Double.MAX_VALUE;
        while (trainer.epoch() < epochs) {
            long begun = System.nanoTime();
            double loss = trainer.train();
            double ofScore = trainer.loss(heldOut, 1);
            System.out.printf(
                    Locale.ROOT, "epoch %d: loss %.6f, on games kept out %.6f, of the score alone %.6f, %.1f s%n",
                    trainer.epoch(), loss, trainer.loss(heldOut), ofScore, (System.nanoTime() - begun) / 1e9);
            if (ofScore < least) {
                least = ofScore;
                try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(network))) {
                    trainer.network().write(out);
                }
            }
            trainer.save(state, least);
        }
    }
}
