package org.openarbiter.server;

import org.openarbiter.server.setup.Settings;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands on the page about the server, run one after the other: what the page prints is what they answer, but for names and tokens,
 * which are new each time. {@code -Darbiter.docs.update=yes} writes the answers into the page.
 */
@Timeout(120)
class ServicePageTest {
    private static final Path ROOT = Path.of("..");
    private static final Path PAGE = ROOT.resolve("docs/service.md");
    private static final Pattern BLOCK = Pattern.compile("```\n\\$ (curl .*)\n((?:.*\n)*?)```\n");
    private static final Pattern RANDOM = Pattern.compile("arb_[\\w-]{32}|\"[\\w-]{12}\"|/games/[\\w-]{12}|\\d{4}\\.\\d\\d\\.\\d\\d");

    @TempDir
    private Path folder;

    @Test
    void the_page_prints_what_the_server_answers() throws Exception {
        if (!has("curl") || !has("jq")) {
            System.out.println("stands aside: the commands of docs/service.md need curl and jq");
            return;
        }
        String page = Files.readString(PAGE);
        StringBuilder now = new StringBuilder();
        Map<String, String> variables = new HashMap<>();
        int at = 0;
        try (Server server = Server.start(Settings.local(folder, 0))) {
            Matcher block = BLOCK.matcher(page);
            while (block.find()) {
                String answer = run(block.group(1).replace("localhost:8080", "127.0.0.1:" + server.port()), variables);
                remember(answer, variables);
                now.append(page, at, block.start(2));
                now.append(shape(answer).equals(shape(block.group(2))) ? block.group(2) : answer);
                at = block.end(2);
            }
        }
        now.append(page.substring(at));
        assertThat(variables).containsKeys("GAME", "WHITE", "BLACK");
        if ("yes".equals(System.getProperty("arbiter.docs.update"))) {
            Files.writeString(PAGE, now);
        } else {
            assertThat(page).isEqualTo(now.toString());
        }
    }

    private static boolean has(String program) throws IOException, InterruptedException {
        return new ProcessBuilder("sh", "-c", "command -v " + program).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
    }

    /** A text with everything that is new each time taken out. */
    private static String shape(String text) {
        return RANDOM.matcher(text).replaceAll("…");
    }

    private static String run(String command, Map<String, String> variables) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command).directory(ROOT.toFile()).redirectErrorStream(true);
        builder.environment().putAll(variables);
        Process process = builder.start();
        String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        return answer.isEmpty() || answer.endsWith("\n") ? answer : answer + "\n";
    }

    /** Keeps the id and the tokens of a game that was begun for the commands after it. */
    private static void remember(String answer, Map<String, String> variables) throws IOException {
        if (!answer.contains("\"role\":\"white\"")) {
            return;
        }
        for (String line : answer.lines().toList()) {
            JsonNode json = new ObjectMapper().readTree(line);
            if (json.isTextual()) {
                variables.put("GAME", json.textValue());
            } else {
                variables.put(json.get("role").textValue().toUpperCase(Locale.ROOT), json.get("token").textValue());
            }
        }
    }
}
