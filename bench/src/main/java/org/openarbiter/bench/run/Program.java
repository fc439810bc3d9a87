package org.openarbiter.bench.run;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A program on this machine, run as a whole process. Every run has a limit of {@link #LONGEST_MINUTES} and leaves no process
 * behind.
 */
public final class Program {
    private static final long LONGEST_MINUTES = 30;

    private final String path;

    private Program(String path) {
        this.path = path;
    }

    /** A program by its path, or by its name if it is on the path of the shell. */
    public static Program named(String name) {
        return new Program(name);
    }

    /** The launcher of this checkout, which must have been built; the folder is the property {@code arbiter.root} or this one. */
    public static Program arbiter() {
        return new Program(root().resolve("arbiter").toString());
    }

    /** The folder of this checkout. */
    public static Path root() {
        return Path.of(System.getProperty("arbiter.root", ".")).toAbsolutePath();
    }

    /** A program on the path or among the games of Debian. */
    public static Optional<Program> find(String name) {
        String path = System.getenv().getOrDefault("PATH", "") + File.pathSeparator + "/usr/games";
        return Stream.of(path.split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst()
                .map(found -> new Program(found.toString()));
    }

    /** The first line it prints, on whichever stream. */
    public String firstLine(String... arguments) throws IOException {
        Process process = start(true, List.of(arguments));
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            process.outputWriter().close();
            String line = lines.readLine();
            return line == null ? "" : line;
        } finally {
            process.destroyForcibly();
        }
    }

    /** The seconds from start to end, with all it prints thrown away. */
    public double seconds(String... arguments) throws IOException {
        long start = System.nanoTime();
        Process process = start(false, List.of(arguments));
        process.outputWriter().close();
        await(process);
        return (System.nanoTime() - start) / 1e9;
    }

    /** The seconds from start to end of a conversation: it reads the input, and is told to quit once it prints the awaited word. */
    public double seconds(String input, String awaited) throws IOException {
        long start = System.nanoTime();
        Process process = start(true, List.of());
        try (Writer in = process.outputWriter(StandardCharsets.UTF_8);
                BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            in.write(input);
            in.flush();
            String line = out.readLine();
            while (line != null && !line.contains(awaited)) {
                line = out.readLine();
            }
            in.write("quit\n");
            in.flush();
            await(process);
        } finally {
            process.destroyForcibly();
        }
        return (System.nanoTime() - start) / 1e9;
    }

    /** The index of the first command of the Go Text Protocol that it refuses; −1 if it takes them all. */
    public int firstRefused(List<String> commands, String... arguments) throws IOException {
        Process process = start(true, List.of(arguments));
        try (Writer in = process.outputWriter(StandardCharsets.UTF_8);
                BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            in.write(String.join("\n", commands) + "\nquit\n");
            in.flush();
            int answers = 0;
            int refused = -1;
            for (String line = out.readLine(); line != null && refused < 0; line = out.readLine()) {
                refused = line.startsWith("?") ? answers : -1;
                answers += line.startsWith("=") ? 1 : 0;
            }
            return refused;
        } finally {
            process.destroyForcibly();
        }
    }

    /** A process of it with which the caller talks and which the caller ends. */
    public Process open() throws IOException {
        return start(true, List.of());
    }

    /** A conversation in lines; to be closed, which ends the program. */
    public Talk talk(String... arguments) throws IOException {
        return new Talk(start(true, List.of(arguments)));
    }

    /** The same, run in a folder, and deaf to what it writes to standard error. */
    public Talk talkIn(Path folder, List<String> arguments) throws IOException {
        ProcessBuilder builder = builder(arguments);
        builder.directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
        return new Talk(builder.start());
    }

    /** A running program that answers each command, and ends its answer with an empty line, as GTP has it. */
    public static final class Talk implements AutoCloseable {
        private final Process process;
        private final Writer in;
        private final BufferedReader out;

        private Talk(Process process) {
            this.process = process;
            in = process.outputWriter(StandardCharsets.UTF_8);
            out = process.inputReader(StandardCharsets.UTF_8);
        }

        /**
         * Sends a command and takes its answer.
         *
         * @throws IOException if the program reports a failure or ends
         */
        public String ask(String command) throws IOException {
            String answer = answer(command);
            if (!answer.startsWith("=")) {
                throw new IOException("to " + command + " the answer is " + answer);
            }
            return answer;
        }

        /**
         * Sends a command and takes its answer, whatever it is.
         *
         * @throws IOException if the program has ended
         */
        public String answer(String command) throws IOException {
            in.write(command + "\n");
            in.flush();
            StringBuilder answer = new StringBuilder();
            String line = out.readLine();
            while (line != null && !(line.isEmpty() && !answer.isEmpty())) {
                answer.append(line).append(line.isEmpty() ? "" : "\n");
                line = out.readLine();
            }
            if (line == null) {
                throw new IOException("to " + command + " there is no answer");
            }
            return answer.toString();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    private ProcessBuilder builder(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(path));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("ARBITER_BUILD", "no");
        return builder;
    }

    private Process start(boolean listen, List<String> arguments) throws IOException {
        ProcessBuilder builder = builder(arguments);
        if (listen) {
            builder.redirectErrorStream(true);
        } else {
            builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
        }
        Process process = builder.start();
        Thread.ofVirtual().start(() -> {
            try {
                if (!process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException e) {
                process.destroyForcibly();
            }
        });
        return process;
    }

    private void await(Process process) throws IOException {
        try {
            int code = process.waitFor();
            if (code != 0) {
                throw new IOException(path + " ended with code " + code);
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
