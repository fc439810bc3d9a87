package org.openarbiter.bench.go;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A file of regression tests as GNU Go has them: GTP commands, one a line, of which those with a number in front are tests if a line
 * {@code #? [REGEX]} behind them says what the answer must match.
 *
 * <p>The expression is held against the whole answer; {@code !} before it says that it must not match; {@code *} behind the bracket is
 * a failure that the authors know of, {@code &} a test to pass over. Other lines behind a {@code #} are comments.
 *
 * @param lines the commands, in order
 */
record RegressionSuite(List<Line> lines) {
    private static final Pattern NUMBERED = Pattern.compile("(\\d+)\\s+(\\S+).*");

    RegressionSuite {
        lines = List.copyOf(lines);
    }

    /**
     * A command.
     *
     * @param text as it is sent
     * @param command its name, without the number
     * @param wanted what the answer must match; empty if this is no test
     */
    record Line(String text, String command, String wanted) {
        boolean isTest() {
            return !wanted.isEmpty();
        }

        /** Whether the board is set up anew. */
        boolean isStart() {
            return command.equals("loadsgf");
        }

        /**
         * Whether an answer passes.
         *
         * @param answer with its first sign and its id
         */
        boolean passes(String answer) {
            String body = wanted.replaceFirst("^\\[", "").replaceFirst("][*&]*$", "");
            String given = answer.replaceFirst("^=\\d*\\s*", "").strip();
            boolean refuses = body.startsWith("!");
            try {
                boolean matches = Pattern.compile("^" + body.replaceFirst("^!+", "") + "$").matcher(given).find();
                return !answer.startsWith("?") && matches != refuses;
            } catch (PatternSyntaxException e) {
                throw new IllegalArgumentException("the test " + text + " has no regular expression, but " + wanted, e);
            }
        }
    }

    /** Reads a file. */
    static RegressionSuite read(Path file) throws IOException {
        List<String> written = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).lines().map(String::strip).toList();
        Map<Integer, String> wanted = new HashMap<>();
        int test = -1;
        for (int i = 0; i < written.size(); i++) {
            String line = written.get(i);
            if (line.startsWith("#?")) {
                wanted.put(test, line.substring(2).strip());
            } else if (NUMBERED.matcher(line).matches()) {
                test = i;
            }
        }
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            String line = written.get(i);
            if (!line.isEmpty() && !line.startsWith("#") && !line.startsWith("quit")) {
                String expected = wanted.getOrDefault(i, "");
                String command = NUMBERED.matcher(line).replaceFirst("$2").split("\\s", 2)[0];
                lines.add(new Line(line, command, expected.endsWith("&") ? "" : expected));
            }
        }
        return new RegressionSuite(lines);
    }
}
