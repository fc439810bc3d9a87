package org.openarbiter.protocol.engine;

import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Runs {@link ScriptedProgram scripted programs}. */
public final class Scripts {
    private Scripts() {}

    /** The command that runs a script. */
    public static List<String> command(String... rules) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-cp",
                folder(), ScriptedProgram.class.getName()));
        command.addAll(List.of(rules));
        return command;
    }

    /** The folder that holds the class file, wherever the tests run. */
    private static String folder() {
        try {
            URL place = Objects.requireNonNull(ScriptedProgram.class.getResource("ScriptedProgram.class"));
            Path folder = Path.of(place.toURI());
            for (int i = 0; i < ScriptedProgram.class.getName().split("\\.").length; i++) {
                folder = Objects.requireNonNull(folder.getParent());
            }
            return folder.toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The process that runs a script. */
    public static EngineProcess start(String... rules) throws EngineException {
        return new EngineProcess(command(rules), null, line -> {});
    }

    /** The process that runs a script; what is said and heard goes to a list. */
    public static EngineProcess start(List<String> transcript, String... rules) throws EngineException {
        return new EngineProcess(command(rules), null, line -> {
            synchronized (transcript) {
                transcript.add(line);
            }
        });
    }
}
