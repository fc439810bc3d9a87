package org.openarbiter.rules.go.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The SGF properties of a game as a whole. */
final class GoTags {
    /** The names by which everybody asks for it, by the property that tells it, in the order in which they are written. */
    static final Map<String, String> NAMES = names();

    private GoTags() {}

    /** The name of another game by its number in {@code GM}, as {@code , which is chess}; empty if it has none here. */
    static String otherGame(String number) {
        return switch (number) {
            case "2" -> ", which is Othello";
            case "3" -> ", which is chess";
            case "4" -> ", which is gomoku or renju";
            case "5" -> ", which is nine men's morris";
            case "6" -> ", which is backgammon";
            case "7" -> ", which is xiangqi";
            case "8" -> ", which is shogi";
            case "11" -> ", which is hex";
            default -> "";
        };
    }

    private static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        String[] pairs = {
            "GN", "Title", "EV", "Event", "RO", "Round", "DT", "Date", "PC", "Site", "PB", "Black", "BR", "BlackRank", "BT",
            "BlackTeam", "PW", "White", "WR", "WhiteRank", "WT", "WhiteTeam", "RU", "Rules", "KM", "Komi", "HA", "Handicap", "RE",
            "Result", "TM", "Time", "OT", "Overtime", "SO", "Source", "AN", "Annotator"
        };
        for (int i = 0; i < pairs.length; i += 2) {
            names.put(pairs[i], pairs[i + 1]);
        }
        return Collections.unmodifiableMap(names);
    }
}
