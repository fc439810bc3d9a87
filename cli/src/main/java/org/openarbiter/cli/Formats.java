package org.openarbiter.cli;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.RecordFormat;

/** The formats that can be read, by name. */
final class Formats {
    private Formats() {}

    /** Their names in a row. */
    static String names() {
        return String.join(", ", all());
    }

    /** How the names of files of these formats end. */
    static List<String> endings() {
        return all().stream().map(name -> "." + name).toList();
    }

    /** Their names. */
    static Set<String> known() {
        return all();
    }

    private static Set<String> all() {
        Set<String> names = new LinkedHashSet<>();
        for (Game<?> game : Games.all()) {
            for (RecordFormat<?> format : game.formats()) {
                names.add(format.name());
            }
        }
        names.add(Archive.CASES);
        return names;
    }
}
