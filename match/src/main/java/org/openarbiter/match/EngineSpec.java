package org.openarbiter.match;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Conversation;
import org.openarbiter.protocol.engine.Engine;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.protocol.gtp.GtpClient;
import org.openarbiter.protocol.uci.UciClient;
import org.openarbiter.protocol.uci.UciProtocol;
import org.openarbiter.protocol.xboard.XboardClient;

/**
 * How to start an engine, and its settings.
 *
 * @param name as it stands in records; empty to take what it calls itself
 * @param command the program and its arguments
 * @param folder where it runs; null for here
 * @param notation how it writes moves; null to find out
 * @param options by name, in the order in which they are set; in GTP commands with their arguments
 * @param control what it may spend; null for what the match says
 */
public record EngineSpec(
        String name,
        List<String> command,
        @Nullable Path folder,
        Protocol protocol,
        @Nullable MoveNotation notation,
        Map<String, String> options,
        @Nullable TimeControl control) {
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|'[^']*'");
    /** Possessive, since each letter would take stack otherwise. */
    private static final Pattern WORD = Pattern.compile("(?:" + QUOTED.pattern() + "|[^\\s\"']++|[\"'])++");
    private static final String OPTION = "option.";
    private static final List<String> SETTINGS = List.of("name", "proto", "dir", "tc", "ranks");
    private static final String USAGE =
            "an engine is its command, followed as needed by name=, proto=uci|ucci|xboard|gtp, dir=, tc=, ranks=0|1,"
            + " option.NAME=VALUE";

    /** The protocols that engines speak, each with the lines that greet and the word that answers them. */
    public enum Protocol {
        /** Universal Chess Interface. */
        UCI("uci", "uciok"),
        /** Universal Chinese Chess Protocol. */
        UCCI("ucci", "ucciok"),
        /** The protocol of xboard. */
        XBOARD("xboard\nprotover 2", "feature"),
        /** Go Text Protocol. */
        GTP("protocol_version", "=");

        private final String greeting;
        private final String answer;

        Protocol(String greeting, String answer) {
            this.greeting = greeting;
            this.answer = answer;
        }
    }

    public EngineSpec {
        command = List.copyOf(command);
        options = new LinkedHashMap<>(options);
    }

    /**
     * Reads an engine from a line such as {@code hoichess proto=xboard tc=depth=4}: its command, then what is to be known of it.
     *
     * @param usual the protocol where none is named
     * @throws MatchFault if a word makes no sense, or there is no command
     */
    public static EngineSpec parse(String line, Protocol usual) throws MatchFault {
        List<String> command = new ArrayList<>();
        Map<String, String> values = new LinkedHashMap<>();
        Map<String, String> options = new LinkedHashMap<>();
        for (String word : words(line)) {
            int equals = word.indexOf('=');
            String key = equals < 0 ? "" : word.substring(0, equals);
            String value = word.substring(equals + 1);
            if (key.startsWith(OPTION)) {
                options.put(key.substring(OPTION.length()), value);
            } else if (SETTINGS.contains(key)) {
                values.put(key, value);
            } else if (values.isEmpty() && options.isEmpty()) {
                command.add(word);
            } else {
                throw new MatchFault("'" + word + "' is not a setting of an engine; " + USAGE);
            }
        }
        if (command.isEmpty()) {
            throw new MatchFault("the engine has no command; " + USAGE);
        }
        String folder = values.get("dir");
        String control = values.get("tc");
        return new EngineSpec(
                values.getOrDefault("name", ""), command, folder == null ? null : Path.of(folder),
                protocol(values.get("proto"), usual),
                notation(values.get("ranks")), options, control == null ? null : TimeControl.parse(control));
    }

    /** The words of a line; what stands in quotation marks stays together, wherever in a word they stand. */
    static List<String> words(String line) throws MatchFault {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(line);
        while (matcher.find()) {
            if (QUOTED.matcher(matcher.group()).replaceAll("").matches(".*[\"'].*")) {
                throw new MatchFault("the closing quotation mark is missing in " + line + "; " + USAGE);
            }
            words.add(QUOTED.matcher(matcher.group()).replaceAll(quoted -> Matcher.quoteReplacement(
                    quoted.group().substring(1, quoted.group().length() - 1))));
        }
        return words;
    }

    private static Protocol protocol(@Nullable String name, Protocol usual) throws MatchFault {
        if (name == null) {
            return usual;
        }
        for (Protocol protocol : Protocol.values()) {
            if (protocol.name().equalsIgnoreCase(name)) {
                return protocol;
            }
        }
        throw new MatchFault("no protocol '" + name + "'; " + USAGE);
    }

    private static @Nullable MoveNotation notation(@Nullable String ranks) throws MatchFault {
        return switch (ranks) {
            case null -> null;
            case "0" -> MoveNotation.PLAIN;
            case "1" -> MoveNotation.RANKS_FROM_ONE;
            default -> throw new MatchFault("ranks are counted from 0 or from 1, not from '" + ranks + "'");
        };
    }

    /** Whether a line, such as {@link #parse} reads, names the protocol. */
    public static boolean namesProtocol(String line) throws MatchFault {
        return words(line).stream().anyMatch(word -> word.startsWith("proto="));
    }

    /**
     * The same engine under the first of some protocols whose greeting it answers; this one if it answers none. The program is started
     * anew for each.
     *
     * @param patience how long an answer is waited for
     */
    public EngineSpec answering(List<Protocol> protocols, Duration patience) {
        for (Protocol tried : protocols) {
            if (answers(tried, patience)) {
                return new EngineSpec(name, command, folder, tried, notation, options, control);
            }
        }
        return this;
    }

    private boolean answers(Protocol tried, Duration patience) {
        try (EngineProcess process = new EngineProcess(command, folder, line -> {})) {
            Conversation talk = new Conversation(process);
            tried.greeting.lines().forEach(talk::say);
            talk.await(tried.answer, patience);
            talk.say("quit");
            return true;
        } catch (EngineException e) {
            return false;
        }
    }

    /** The protocol as users write it. */
    public String protocolName() {
        return protocol.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Starts the engine.
     *
     * @param transcript receives every line sent to it and by it
     * @param patience how long to wait for it when it starts and when a game starts
     */
    public Engine start(Consumer<String> transcript, Duration patience) throws EngineException {
        EngineProcess process = new EngineProcess(command, folder, transcript);
        return switch (protocol) {
            case UCI -> new UciClient(process, UciProtocol.UCI, notation, options, patience);
            case UCCI ->
                    new UciClient(process, UciProtocol.UCCI, notation == null ? MoveNotation.PLAIN : notation, options, patience);
            case XBOARD -> new XboardClient(process, notation == null ? MoveNotation.PLAIN : notation, options, patience);
            case GTP -> new GtpClient(process, options, patience);
        };
    }

    /**
     * Checks that its protocol can express its limits.
     *
     * @throws MatchFault if it cannot
     */
    void check(TimeControl limit) throws MatchFault {
        boolean supported = switch (protocol) {
            case UCI, UCCI -> true;
            case XBOARD -> limit.nodes() == 0 && limit.move() % 1000 == 0;
            case GTP -> limit.nodes() == 0 && limit.depth() == 0;
        };
        if (!supported) {
            String known = protocol == Protocol.GTP ? "clocks and seconds a move" : "clocks, whole seconds a move, and depth";
            throw new MatchFault(nameOr("") + " speaks " + protocolName() + ", which has words for " + known + ", not for "
                    + limit
                    + "; give it a time control of its own with tc=");
        }
    }

    /** The name in records, where the engine calls itself {@code own}. */
    String nameOr(String own) {
        if (!name.isEmpty()) {
            return name;
        }
        return own.isBlank() ? String.valueOf(Path.of(command.getFirst()).getFileName()) : own;
    }
}
