package org.openarbiter.archive;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.openarbiter.archive.file.CsvLine;
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
        return judged.rulings().stream()
                .map(ruling -> row(id, judged.game(), ruling, words(Concern.of(judged, ruling)), words)).collect(Collectors.joining());
    }

    private static String row(String id, ReadGame<?> game, Ruling ruling, String concerns, Words words) {
        Facts facts = game.facts();
        return CsvLine.of(List.of(
                id, game.game().name(), ruling.rulebook().toString(), facts.date(), facts.event(), facts.round(), facts.players(),
                Objects.requireNonNullElse(facts.recorded(), ""), ruling.verdict().status(), words.say(ruling.brief()),
                Objects.requireNonNullElse(ruling.rule(), ""), ruling.source(), Integer.toString(ruling.ply()), Integer.toString(ruling.plies()),
                concerns, words.say(ruling.sentence())));
    }

    private static String row(JudgedGame.Unreadable unreadable) {
        Facts facts = unreadable.facts();
        return CsvLine.of(List.of(
                unreadable.id(), Objects.requireNonNullElse(unreadable.game(), ""), "", facts.date(), facts.event(), facts.round(), facts.players(),
                Objects.requireNonNullElse(facts.recorded(), ""), "unreadable", "", "", "", "", "",
                words(EnumSet.of(Concern.UNREADABLE)), unreadable.error().sentence()));
    }

    private static String words(Set<Concern> concerns) {
        return concerns.stream().map(concern -> concern.name().toLowerCase(Locale.ROOT)).collect(Collectors.joining("; "));
    }
}
