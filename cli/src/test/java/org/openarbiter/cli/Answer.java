package org.openarbiter.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What the command answered: its exit code, and what it wrote to its two streams. */
record Answer(int code, String out, String err) {

    /** The answer to a command line. */
    static Answer arbiter(String... arguments) {
        return piped("", arguments);
    }

    /** The answer to a command line and what is piped in. */
    static Answer piped(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream standardError = System.err;
        InputStream standardInput = System.in;
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            PrintStream answers = new PrintStream(out, false, StandardCharsets.UTF_8);
            int code = Main.run(answers, arguments);
            answers.flush();
            return new Answer(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        } finally {
            System.setErr(standardError);
            System.setIn(standardInput);
        }
    }

    /** What it wrote to standard output, line by line. */
    List<String> lines() {
        return out.lines().toList();
    }
}
