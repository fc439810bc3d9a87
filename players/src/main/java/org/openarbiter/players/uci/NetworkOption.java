package org.openarbiter.players.uci;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.network.Evaluators;
import org.openarbiter.search.network.Kernel;
import org.openarbiter.search.network.Network;

/**
 * The option that chooses the network: {@value #BUILT_IN} for the one that comes with the program, the name of a file,
 * or empty for the hand-crafted evaluation. Without vectors the built-in network would cost more speed than it is worth, and gives way to the
 * evaluation by hand; a network from a file is used regardless.
 *
 * @param <B> the board of the game
 */
final class NetworkOption<B extends Board> implements EngineOption {
    /** The network that comes with the program. */
    static final String BUILT_IN = "builtin";
    private static final String EMPTY = "<empty>";

    private final Evaluators<B> evaluators;
    private final @Nullable Network builtIn;
    private volatile @Nullable Loaded loaded;

    /** A network and the file that it came from. */
    private record Loaded(String file, Network network) {}

    /** The option of a game. */
    NetworkOption(Evaluators<B> evaluators) {
        this.evaluators = evaluators;
        builtIn = Network.builtIn(evaluators.inputs());
    }

    /** A new evaluation as the settings choose it, for one thread. */
    Evaluation<B> chosen(Settings settings) {
        Network network = network(settings.text(name()));
        return network == null ? evaluators.byHand().get() : evaluators.by(network);
    }

    private @Nullable Network network(String value) {
        if (value.equals(BUILT_IN)) {
            return Kernel.hasVectors() ? builtIn : null;
        }
        Loaded known = loaded;
        return known != null && known.file().equals(value) ? known.network() : null;
    }

    /** A sentence that says how these settings evaluate positions. */
    String says(Settings settings) {
        String value = settings.text(name());
        Network network = network(value);
        if (network != null) {
            return "positions are evaluated by " + (network.corrects() ? "the hand-crafted evaluation and " : "") + "the network " + value + ": 2 x "
                    + network.width() + " hidden neurons, " + Kernel.best().name();
        }
        return "positions are evaluated by the hand-crafted evaluation"
                + (value.equals(BUILT_IN) ? ": the built-in network needs a Java with --add-modules=jdk.incubator.vector" : "");
    }

    private Network read(String file) throws IOException {
        try {
            return Network.read(Path.of(file), evaluators.inputs());
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
        return builtIn == null ? "" : BUILT_IN;
    }

    @Override
    public String type() {
        return new EngineOption.Text(name(), initial()).type();
    }

    @Override
    public @Nullable String accept(String text) {
        if (text.isEmpty() || text.equals(EMPTY)) {
            return "";
        }
        if (text.equals(BUILT_IN) && builtIn != null) {
            return BUILT_IN;
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
        return "the file of a network for " + evaluators.inputs().game();
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
