package org.openarbiter.cli.engine;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.match.EngineSpec;
import org.openarbiter.match.FileFault;
import org.openarbiter.match.MatchFault;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;

/** What the commands that run engines have in common. */
final class EngineOptions {
    /** What is tried, in this order. */
    private static final List<EngineSpec.Protocol> PROTOCOLS =
            List.of(EngineSpec.Protocol.UCI, EngineSpec.Protocol.XBOARD, EngineSpec.Protocol.UCCI);

    /** How long an answer to a greeting is waited for while the protocol is not known. */
    public static final Duration GREETING = Duration.ofSeconds(2);

    private EngineOptions() {}

    /** The protocol that most engines of a game speak. */
    public static EngineSpec.Protocol usualProtocol(Game<?> game) {
        return game.hasPoints() ? EngineSpec.Protocol.GTP : EngineSpec.Protocol.UCI;
    }

    /** The game of a rulebook. */
    public static Game<?> game(String rules) throws Fault {
        try {
            return Games.of(RulebookId.parsePreset(rules));
        } catch (RulebookException e) {
            throw Fault.rulebook(rules, e);
        }
    }

    /**
     * An engine as the command line gives it. One whose protocol is not named is greeted in each of those that engines of its game
     * speak.
     */
    public static EngineSpec engine(String words, Game<?> game) throws Fault {
        return greeted(spec(words, game), words, game);
    }

    /** An engine as the command line gives it, not yet started. */
    public static EngineSpec spec(String words, Game<?> game) throws Fault {
        try {
            return EngineSpec.parse(words, usualProtocol(game));
        } catch (MatchFault e) {
            throw Fault.usage(e.reason());
        }
    }

    /** The same engine; if {@code words} name no protocol, with the one in which it answers a greeting. */
    public static EngineSpec greeted(EngineSpec spec, String words, Game<?> game) throws Fault {
        try {
            if (game.hasPoints() || EngineSpec.namesProtocol(words)) {
                return spec;
            }
            EngineSpec found = spec.answering(PROTOCOLS, GREETING);
            if (found.protocol() != spec.protocol()) {
                Terminal.tell(String.join(" ", spec.command()) + " does not answer " + spec.protocolName() + "; playing it over "
                        + found.protocolName() + " (proto=" + found.protocolName() + " saves the search)");
            }
            return found;
        } catch (MatchFault e) {
            throw Fault.usage(e.reason());
        }
    }

    /** The rulebook of a game by its full name. */
    public static <B extends Board> Rulebook<B> rulebook(Game<B> game, String name) throws Fault {
        try {
            return game.rulebook(name);
        } catch (RulebookException e) {
            throw Fault.rulebook(name, e);
        }
    }

    /** Checks that a file has a folder to be written in. */
    public static void checkFolder(Path file) throws Fault {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw Fault.input(FileFault.writing(file, new NoSuchFileException(file.toString())).reason());
        }
    }

    /** Writes the lines that it receives to a file; does nothing if no file is wanted. */
    public static Consumer<String> transcript(String file) throws Fault {
        if (file.isEmpty()) {
            return line -> {};
        }
        try {
            PrintStream out = new PrintStream(Files.newOutputStream(Path.of(file)), true, StandardCharsets.UTF_8);
            return out::println;
        } catch (IOException e) {
            throw Fault.input(FileFault.writing(Path.of(file), e).reason());
        }
    }
}
