package org.openarbiter.rules.core;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Words;

/**
 * All that the program knows of one game: what a new game brings, in one package and with one line of registration.
 *
 * @param <B> the board of the game
 */
public interface Game<B extends Board> {

    /** Its name, such as {@code chess}: the word before the colon in the names of its rulebooks. */
    String name();

    /** Who plays, for records that do not say otherwise. */
    Seats seats();

    /** The words of its rulings in every language; null if it has them in English alone. */
    default @Nullable Lexicon lexicon() {
        return null;
    }

    /** The words of a language for rulings on this game. */
    default Words words(Language language) {
        return Words.of(language, lexicon());
    }

    /** The words of a language for rulings on a record, where they depend on how it begins. */
    default Words words(Language language, RecordedGame<B> record) {
        return words(language);
    }

    /** Its rulebooks; the first one is used where nothing else is said. */
    List<Rulebook<B>> rulebooks();

    /** The formats in which its games are written. */
    List<RecordFormat<B>> formats();

    /**
     * A board at a start position.
     *
     * @param text a position in the customary text of the game, or {@code startpos}
     * @throws InputException if there is no such position; line 1, and the column in the text
     */
    B board(String text) throws InputException;

    /**
     * A board at a start position, read with liberties where its text is not as it should be and its meaning is beyond doubt.
     *
     * @param liberties where they are added; line 1, and the column in the text
     * @throws InputException if there is no such position
     */
    default B board(String text, List<Liberty> liberties) throws InputException {
        return board(text);
    }

    /**
     * A board at the start that a case gives.
     *
     * @param liberties where they are added; line 1, and the column in the text; null to take none
     * @throws InputException if the text is no position; line 1, and the column in it
     * @throws StartException if another part of the start makes no sense
     */
    default B board(Start start, @Nullable List<Liberty> liberties) throws InputException, StartException {
        if (!start.isText()) {
            String field = start.board() != null ? "board" : start.to() != null ? "to" : "setup";
            throw new StartException(field, "a " + field + " in a case of " + name(), "its start position as text, under \"start\"");
        }
        String text = start.text() == null ? "startpos" : start.text();
        return liberties == null ? board(text) : board(text, liberties);
    }

    /** Whether players speak of points apart from plays: of stones to be taken off before the game is scored. */
    default boolean hasPoints() {
        return false;
    }

    /** The seats of players who are called so, in this order; null if the game is not played by such players. */
    default @Nullable Seats seats(List<String> names) {
        Seats usual = seats();
        boolean same = names.size() == usual.count();
        for (int seat = 0; same && seat < names.size(); seat++) {
            same = usual.indexOf(names.get(seat)) == seat;
        }
        return same ? usual : null;
    }

    /**
     * The position of a running game as values: a text, or a map of strings, numbers, lists and maps; by default the customary text of the
     * position.
     */
    default Object position(Referee<B> referee) {
        return referee.board().toText();
    }

    /** An outcome as records of the game write it, such as {@code 1-0}; null for none, and where records have no word for it. */
    default @Nullable String result(Outcome outcome, Seats seats) {
        return switch (outcome) {
            case Outcome.Win win -> win.winner() == 0 ? "1-0" : "0-1";
            case Outcome.Draw draw -> "1/2-1/2";
            case Outcome.NoResult none -> null;
            case Outcome.Ranked ranked -> null;
            case Outcome.None none -> null;
        };
    }

    /**
     * How a ruling ended a game, as records of the game write it: with the reason or the margin, where they have words for them, such as
     * {@code W+T}. By default it is the outcome alone.
     *
     * @param ending the act that ended the game; null if the board did
     */
    default @Nullable String result(Ruling ruling, @Nullable Act ending) {
        return result(ruling.outcome(), ruling.seats());
    }

    /** How it is drawn. */
    Picture<B> picture();

    /** A play in the notation that people read, such as SAN, on the board where it is about to be played. */
    String notation(B board, int play);

    /**
     * Reads a play as a player or a program writes it during a game: in machine notation, or in a notation that people read. Like
     * {@link Board#attempt}, it may read a play that is not legal here, for games whose rules say what an illegal one costs. By default
     * a notation for people is understood where {@link #notation} writes a legal play so.
     *
     * @throws PlayException if the text is no play at all, one that the board cannot even express, or could mean several
     */
    default int read(B board, String text) throws PlayException {
        try {
            return board.attempt(text);
        } catch (PlayException e) {
            int[] plays = new int[board.mostPlays()];
            int count = e.isUnreadable() ? board.legalPlays(board.toMove(), plays) : 0;
            for (int at = 0; at < count; at++) {
                if (notation(board, plays[at]).equals(text)) {
                    return plays[at];
                }
            }
            throw e;
        }
    }

    /**
     * The rulebook of that name.
     *
     * @param name with or without the game: {@code fide-2023} or {@code chess:fide-2023?mating-claim=no}
     * @throws RulebookException if there is none, with the names of those there are
     */
    default Rulebook<B> rulebook(String name) throws RulebookException {
        return rulebook(RulebookId.parse(name(), name));
    }

    /**
     * The rulebook of that name.
     *
     * @throws RulebookException if there is none, with the names of those there are
     */
    default Rulebook<B> rulebook(RulebookId id) throws RulebookException {
        if (!id.game().equals(name())) {
            throw new RulebookException(id + " is a rulebook of " + id.game() + ", not of " + name());
        }
        for (Rulebook<B> rulebook : rulebooks()) {
            if (rulebook.id().equals(id.preset())) {
                return rulebook.with(id.values());
            }
        }
        throw new RulebookException(name() + " has no rulebook '" + id.name() + "'; it has "
                + String.join(", ", rulebooks().stream().map(Rulebook::name).toList()));
    }
}
