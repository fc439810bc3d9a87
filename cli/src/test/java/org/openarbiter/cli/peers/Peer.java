package org.openarbiter.cli.peers;

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
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A program of somebody else, spoken to in lines. Whatever happens, its process is gone after {@link #LONGEST_SECONDS}. */
final class Peer implements AutoCloseable {
    private static final int LONGEST_SECONDS = 30;

    private final String name;
    private final Process process;
    private final Writer in;
    private final BufferedReader out;

    private Peer(String name, Process process) {
        this.name = name;
        this.process = process;
        in = process.outputWriter(StandardCharsets.UTF_8);
        out = process.inputReader(StandardCharsets.UTF_8);
    }

    /** Where a program is; says so where it is nowhere. */
    static Optional<Path> find(String name) {
        String path = System.getenv().getOrDefault("PATH", "") + File.pathSeparator + "/usr/games";
        Optional<Path> found = Stream.of(path.split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
        if (found.isEmpty()) {
            System.out.println(name + " is not installed: nothing is compared with it");
        }
        return found;
    }

    /** Starts a program; what it says on its two streams comes as one, unless its errors go to a file. */
    static Peer start(Path program, Path errors, String... arguments) throws IOException {
        ProcessBuilder builder = command(program, arguments);
        return new Peer(String.valueOf(program.getFileName()), limited(builder.redirectError(errors.toFile()).start()));
    }

    /** Starts a program; what it says on its two streams comes as one. */
    static Peer start(Path program, String... arguments) throws IOException {
        ProcessBuilder builder = command(program, arguments);
        return new Peer(String.valueOf(program.getFileName()), limited(builder.redirectErrorStream(true).start()));
    }

    private static ProcessBuilder command(Path program, String... arguments) {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }

    private static Process limited(Process process) {
        Thread.ofVirtual().start(() -> {
            try {
                // Nothing is done to a process that has ended by itself: what it said may not have been read yet.
                if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException e) {
                process.destroyForcibly();
                Thread.currentThread().interrupt();
            }
        });
        return process;
    }

    /** Says lines to it. */
    void say(String... lines) throws IOException {
        for (String line : lines) {
            in.write(line + "\n");
        }
        in.flush();
    }

    /** What it says up to and including the first line of a kind. */
    List<String> hear(Predicate<String> last) throws IOException {
        List<String> heard = new ArrayList<>();
        String line;
        do {
            line = out.readLine();
            if (line == null) {
                throw new IOException(name + " has ended or was stopped; its last words: " + heard);
            }
            heard.add(line);
        } while (!last.test(line));
        return heard;
    }

    /** All it says until its end. */
    List<String> hearAll() throws IOException {
        in.close();
        return out.readAllLines();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
