package org.openarbiter.players.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A script of commands and the answers that they must get, from a resource.
 *
 * <p>A line behind {@code >} and a space is sent, the lines up to the next one are its answer, the empty line behind it left out;
 * a command without any asks for none. {@code #} begins a comment, {@code \\u0007} and {@code \r} stand for characters,
 * {@code {here}} for the folder of the resources.
 */
public final class GtpScript {
    private GtpScript() {}

    /** Sends every command and compares every answer. */
    public static void run(GtpServer server, Class<?> near, String name) throws IOException {
        String here = Objects.requireNonNull(near.getResource(name)).getPath().replaceFirst("/[^/]*$", "");
        String command = null;
        List<String> answer = new ArrayList<>();
        int sent = 0;
        for (String line : lines(near, name)) {
            if (line.startsWith("> ") || line.equals(">")) {
                sent += check(server, command, answer);
                command = characters(line.substring(Math.min(2, line.length()))).replace("{here}", here);
                answer.clear();
            } else if (!line.startsWith("#")) {
                answer.add(line.replace("{here}", here));
            }
        }
        sent += check(server, command, answer);
        assertThat(sent).as("commands in " + name).isPositive();
    }

    private static int check(GtpServer server, String command, List<String> answer) {
        if (command == null) {
            return 0;
        }
        while (!answer.isEmpty() && answer.getLast().isEmpty()) {
            answer.removeLast();
        }
        String wanted = answer.isEmpty() ? null : String.join("\n", answer) + "\n\n";
        assertThat(server.reply(command)).as(command).isEqualTo(wanted);
        return 1;
    }

    private static List<String> lines(Class<?> near, String name) throws IOException {
        try (InputStream in = near.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static String characters(String text) {
        StringBuilder plain = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            if (text.startsWith("\\u", at)) {
                plain.append((char) Integer.parseInt(text.substring(at + 2, at + 6), 16));
                at += 5;
            } else if (text.startsWith("\\r", at)) {
                plain.append('\r');
                at++;
            } else {
                plain.append(text.charAt(at));
            }
        }
        return plain.toString();
    }
}
