package org.openarbiter.cli;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.openarbiter.archive.Archive;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.match.Match;
import org.openarbiter.players.go.GoEngine;
import org.openarbiter.protocol.engine.Engine;
import org.openarbiter.rules.Games;
import org.openarbiter.search.repetition.Detector;
import org.openarbiter.wire.Schemas;
import picocli.CommandLine;

/** The command as a process of its own, wherever the tests find its classes. */
final class OwnProcess {
    private OwnProcess() {}

    /** What starts it. */
    static List<String> command() {
        String places = Stream.of(
                        Main.class, Games.class, Budget.class, Schemas.class, Detector.class, Engine.class, Match.class,
                        Archive.class, GoEngine.class,
                        CommandLine.class,
                        JsonFactory.class, NullMarked.class)
                .map(OwnProcess::place)
                .collect(Collectors.joining(File.pathSeparator));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", places, Main.class.getName());
    }

    private static String place(Class<?> of) {
        return Path.of(URI.create(Objects.requireNonNull(of.getProtectionDomain().getCodeSource()).getLocation().toString()))
                .toString();
    }

    /** A command line of it as {@code --engine} takes it. */
    static String line(String arguments) {
        return "'" + String.join("' '", command()) + "' " + arguments;
    }
}
