package org.openarbiter.archive;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.openarbiter.archive.file.CsvLine;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;

/** Judged games as a table in {@linkplain CsvLine comma-separated values}, one row for each ruling. Immutable. */
public final class RulingTable {
    private static final List<String> COLUMNS = List.of(
            "id", "game", "rules", "date", "event", "round", "players", "recorded", "status", "result", "rule", "source", "ply", "plies", "concerns",
            "text");

    private final Language language;

    /** A table of which results and texts are in a language. */
    public RulingTable(Language language) {
        this.language = language;
    }

    /** The heading, with its line end. */
    public static String heading() {
        return CsvLine.of(COLUMNS);
    }

    /** The rows for a game, with their line ends: one for each rulebook, or one that says why it could not be read. */
    public String rows(JudgedGame game) {
        return switch (game) {
            case JudgedGame.Ruled ruled -> rows(ruled.id(), ruled.judged());
            case JudgedGame.Unreadable unreadable -> row(unreadable);
        };
    }

    private String rows(String id, Judge.Judged<?> judged) {
        Words words = judged.game().words(language);
        String concerns = words(Concern.of(judged));
        return judged.rulings().stream().map(ruling -> row(id, judged.game(), ruling, concerns, words)).collect(Collectors.joining());
    }

    private static String row(String id, ReadGame<?> game, Ruling ruling, String concerns, Words words) {
        RecordedGame<?> record = game.record();
        Map<String, String> tags = record.tags();
        return CsvLine.of(List.of(
                id, game.game().name(), ruling.rulebook().toString(), known(tags, "Date"), known(tags, "Event"), known(tags, "Round"),
                players(tags, game.seats()), Objects.requireNonNullElse(record.recorded(), ""), ruling.verdict().status(), words.say(ruling.brief()),
                Objects.requireNonNullElse(ruling.rule(), ""), ruling.source(), Integer.toString(ruling.ply()), Integer.toString(ruling.plies()),
                concerns, words.say(ruling.sentence())));
    }

    private static String row(JudgedGame.Unreadable unreadable) {
        InputException error = unreadable.error();
        ReadGame<?> read = unreadable.read();
        Map<String, String> tags = read == null ? Map.of() : read.record().tags();
        String place = error.line() > 0 ? "line " + error.line() + ", column " + error.column() + ": " : "";
        return CsvLine.of(List.of(
                unreadable.id(), Objects.requireNonNullElse(unreadable.game(), ""), "", known(tags, "Date"), known(tags, "Event"), known(tags, "Round"),
                read == null ? "" : players(tags, read.seats()), Objects.requireNonNullElse(unreadable.recorded(), ""), "unreadable", "", "", "", "", "",
                words(EnumSet.of(Concern.UNREADABLE)), place + error.sentence()));
    }

    private static String known(Map<String, String> tags, String name) {
        String value = tags.getOrDefault(name, "");
        return value.startsWith("?") ? "" : value;
    }

    private static String players(Map<String, String> tags, Seats seats) {
        List<String> names = seats.names().stream().map(name -> tags.getOrDefault(seats.title(seats.indexOf(name)), "")).toList();
        return names.stream().allMatch(String::isBlank) ? "" : names.stream().map(name -> name.isBlank() ? "?" : name).collect(Collectors.joining(" – "));
    }

    private static String words(Set<Concern> concerns) {
        return concerns.stream().map(concern -> concern.name().toLowerCase(Locale.ROOT)).collect(Collectors.joining("; "));
    }
}
