package org.openarbiter.archive;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.words.Listing;

/** The formats that can be read and written, by name. */
public final class Formats {
    private Formats() {}

    /** Their names in a row. */
    public static String names() {
        return String.join(", ", all());
    }

    /** The names of those in which games of one kind can be written, in a row. */
    public static String names(Game<?> game) {
        return String.join(", ", namesOf(List.of(game)));
    }

    /** The format of a name in which games of one kind are written; none if there is no such format, and for cases. */
    public static <B extends Board> Optional<RecordFormat<B>> of(Game<B> game, String name) {
        return game.formats().stream().filter(format -> format.name().equals(name)).findFirst();
    }

    /** Whether games of one kind are written in the format of a name. */
    public static boolean canWrite(Game<?> game, String name) {
        return namesOf(List.of(game)).contains(name);
    }

    /** Why games of one kind are not written in the format of a name. */
    public static String refusal(Game<?> game, String name) {
        return game.name() + " cannot be written as " + name + "; use " + Listing.or(namesOf(List.of(game)));
    }

    /** How the names of files of these formats end. */
    public static List<String> endings() {
        return all().stream().map(name -> "." + name).toList();
    }

    /** Their names. */
    public static Set<String> known() {
        return all();
    }

    private static Set<String> all() {
        return namesOf(Games.all());
    }

    private static Set<String> namesOf(List<Game<?>> games) {
        Set<String> names = new LinkedHashSet<>();
        for (Game<?> game : games) {
            for (RecordFormat<?> format : game.formats()) {
                names.add(format.name());
            }
        }
        names.add(Archive.CASES);
        return names;
    }
}
