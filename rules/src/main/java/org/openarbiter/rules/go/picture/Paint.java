package org.openarbiter.rules.go.picture;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;

/** The color of a player's stones. */
enum Paint {
    BLACK("#5a5a5a", "#0b0b0b", "#ffffff", "20;18;17"),
    WHITE("#ffffff", "#cfcbc2", "#1a1a1a", "252;250;244"),
    RED("#ff8a75", "#a81408", "#ffffff", "196;30;20"),
    BLUE("#7fb4ff", "#123f9c", "#ffffff", "30;80;190"),
    GREEN("#8fdc7c", "#17691d", "#ffffff", "24;120;40"),
    YELLOW("#fff29a", "#d3a400", "#1a1a1a", "250;214;40"),
    PURPLE("#d59cff", "#6a1a96", "#ffffff", "130;40;170"),
    ORANGE("#ffc285", "#cc5c00", "#1a1a1a", "224;104;10");

    private static final List<Paint> ORDER = List.of(values());

    /** Where the light falls. */
    private final String light;
    private final String dark;
    /** What can be read on it. */
    private final String ink;
    /** Red, green and blue, for a terminal. */
    private final String terminal;

    Paint(String light, String dark, String ink, String terminal) {
        this.light = light;
        this.dark = dark;
        this.ink = ink;
        this.terminal = terminal;
    }

    String light() {
        return light;
    }

    String dark() {
        return dark;
    }

    String ink() {
        return ink;
    }

    String terminal() {
        return terminal;
    }

    /** A player's color: that of the name or its initial where all have one of their own, else by the order of the seats. */
    static Paint of(Seats seats, int seat) {
        Set<Paint> used = EnumSet.noneOf(Paint.class);
        boolean named = true;
        for (String name : seats.names()) {
            Paint paint = named(name);
            named &= paint != null && used.add(paint);
        }
        Paint own = named(seats.name(seat));
        return named && own != null ? own : ORDER.get(seat % ORDER.size());
    }

    private static @Nullable Paint named(String name) {
        String word = name.toUpperCase(Locale.ROOT);
        for (Paint paint : ORDER) {
            if (paint.name().equals(word) || word.length() == 1 && paint.name().startsWith(word)) {
                return paint;
            }
        }
        return null;
    }
}
