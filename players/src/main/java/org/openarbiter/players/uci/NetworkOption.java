package org.openarbiter.players.uci;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Kernel;
import org.openarbiter.search.network.Network;
import org.openarbiter.search.network.NetworkEvaluation;
import org.openarbiter.search.network.PieceReader;

/**
 * The option that names the file of a network by which positions are evaluated; empty for the evaluation by hand.
 *
 * @param <B> the board of the game
 */
final class NetworkOption<B extends Board> implements EngineOption {
    private static final String EMPTY = "<empty>";

    private final Inputs inputs;
    private final PieceReader<B> reader;
    private final Supplier<Evaluation<B>> byHand;
    private volatile @Nullable Loaded loaded;

    /** A network and the file that it came from. */
    private record Loaded(String file, Network network) {}

    NetworkOption(Inputs inputs, PieceReader<B> reader, Supplier<Evaluation<B>> byHand) {
        this.inputs = inputs;
        this.reader = reader;
        this.byHand = byHand;
    }

    /** The evaluation that the settings choose: a new one, for one thread. */
    Evaluation<B> chosen(Settings settings) {
        Loaded known = loaded;
        String file = settings.text(name());
        return file.isEmpty() || known == null || !known.file().equals(file)
                ? byHand.get() : new NetworkEvaluation<>(known.network(), reader);
    }

    /** What evaluates positions with these settings. */
    String says(Settings settings) {
        Loaded known = loaded;
        return settings.text(name()).isEmpty() || known == null ? "positions are evaluated by hand-written weights"
                : "positions are evaluated by the network " + known.file() + ": " + known.network().width() + " cells a side, "
                        + Kernel.best().name();
    }

    private Network read(String file) throws IOException {
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            Network network = Network.read(in);
            if (!network.inputs().equals(inputs)) {
                throw new IOException("a network for " + network.inputs().game());
            }
            return network;
        } catch (NoSuchFileException e) {
            throw new IOException("there is no such file", e);
        } catch (IllegalArgumentException e) {
            throw new IOException("not the name of a file", e);
        }
    }

    @Override
    public String name() {
        return Names.NETWORK;
    }

    @Override
    public String initial() {
        return "";
    }

    @Override
    public String type() {
        return new EngineOption.Text(name(), "").type();
    }

    @Override
    public @Nullable String accept(String text) {
        if (text.isEmpty() || text.equals(EMPTY)) {
            return "";
        }
        try {
            loaded = new Loaded(text, read(text));
            return text;
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public String range() {
        return "the file of a network for " + inputs.game();
    }

    @Override
    public String refusal(String text) {
        try {
            read(text);
            return EngineOption.super.refusal(text);
        } catch (IOException e) {
            return "the option " + name() + ": " + text + ": " + e.getMessage();
        }
    }
}
