package org.openarbiter.match;

import java.io.File;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.NullMarked;
import org.openarbiter.rules.Games;

/** Runs the test programs as processes of their own, from wherever the tests find their classes. */
public final class Programs {
    private Programs() {}

    /** The command that runs a class with the rules library at hand. */
    public static List<String> command(Class<?> program, String... arguments) {
        Set<String> places = new LinkedHashSet<>();
        places.add(place(program));
        places.add(place(Games.class));
        places.add(place(NullMarked.class));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-cp",
                String.join(File.pathSeparator, places), program.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** The folder or jar that holds a class file. */
    private static String place(Class<?> of) {
        String name = of.getName().replace('.', '/') + ".class";
        URL url = Objects.requireNonNull(of.getResource('/' + name));
        String text = url.toString();
        String place = text.substring(0, text.length() - name.length());
        if (place.startsWith("jar:")) {
            place = place.substring("jar:".length(), place.length() - "!/".length());
        }
        return Path.of(URI.create(place)).toString();
    }
}
