package org.openarbiter.players.gtp;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The engine's end of the Go Text Protocol: reads commands, calls what knows them, writes the answers.
 *
 * <p>It knows no game. What every engine has to answer ({@code protocol_version}, {@code name}, {@code version},
 * {@code known_command}, {@code list_commands}, {@code quit}) it answers itself; everything else comes from a table. No line ends
 * it but {@code quit}: what cannot be understood or carried out is answered with a question mark.
 *
 * <p>Source: Gunnar Farnebäck, Specification of the Go Text Protocol, version 2, draft 2.
 */
public final class GtpServer {
    private static final String QUIT = "quit";

    private final Map<String, GtpCommand> commands = new TreeMap<>();

    /**
     * An engine.
     *
     * @param name as it is to be shown
     * @param version of the engine
     * @param commands commands in addition to those of every engine; of two with one name the later one counts
     */
    public GtpServer(String name, String version, Collection<GtpCommand> commands) {
        add("protocol_version", arguments -> "2");
        add("name", arguments -> name);
        add("version", arguments -> version);
        add("known_command", arguments -> Boolean.toString(this.commands.containsKey(arguments.text(0, "command"))));
        add("list_commands", arguments -> String.join("\n", this.commands.keySet()));
        add(QUIT, arguments -> "");
        commands.forEach(command -> this.commands.put(command.name(), command));
    }

    private void add(String name, GtpCommand.Action action) {
        commands.put(name, new GtpCommand(name, action));
    }

    /**
     * Serves until {@code quit} or the end of the input.
     *
     * @throws IOException if input cannot be read or an answer cannot be written
     */
    public void serve(InputStream in, OutputStream out) throws IOException {
        LineSource lines = new LineSource(new BufferedInputStream(in));
        boolean goesOn = true;
        for (String written = lines.next(); goesOn && written != null; written = goesOn ? lines.next() : null) {
            GtpLine line = GtpLine.of(written);
            if (line != null) {
                out.write(reply(line, lines.isCut()).getBytes(StandardCharsets.UTF_8));
                out.flush();
                goesOn = lines.isCut() || !line.command().equals(QUIT);
            }
        }
    }

    /** The answer to a line, as it is sent; null if the line asks for none. */
    @Nullable String reply(String written) {
        GtpLine line = GtpLine.of(written);
        return line == null ? null : reply(line, false);
    }

    private String reply(GtpLine line, boolean cut) {
        try {
            return reply('=', line.id(), answer(line, cut));
        } catch (GtpException e) {
            return reply('?', line.id(), e.answer());
        } catch (RuntimeException | StackOverflowError e) {
            // A fault of the program: the game goes on, and the controller gets the message.
            return reply('?', line.id(), "the program failed on this command (" + e + "); please report it");
        }
    }

    private String answer(GtpLine line, boolean cut) throws GtpException {
        if (cut) {
            throw new GtpException("line too long");
        }
        GtpCommand command = commands.get(line.command());
        if (command == null) {
            throw new GtpException(line.command().isEmpty() ? "missing command" : "unknown command");
        }
        return command.action().answer(line.arguments());
    }

    /** An answer ends with an empty line, so there can be none in it; and no control character but line ends and tabs. */
    private static String reply(char sign, String id, String text) {
        StringBuilder reply = new StringBuilder().append(sign).append(id).append(' ');
        text.replaceAll("\\R", "\n").replaceAll("\n{2,}", "\n").chars()
                .filter(c -> c == '\n' || c == '\t' || !Character.isISOControl(c))
                .forEach(c -> reply.append((char) c));
        int end = reply.length();
        while (reply.charAt(end - 1) == '\n') {
            end--;
        }
        reply.setLength(end);
        return reply.append("\n\n").toString();
    }
}
