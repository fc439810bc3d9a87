package org.openarbiter.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;

/**
 * A case that was read, with its game: ready for a replay.
 *
 * @param <B> the board of the game
 */
public final class Entry<B extends Board> {
    private final Game<B> game;
    private final Seats seats;
    private final Case source;
    private final CaseGame<B> record;
    private final @Nullable JsonLine line;
    private final Value.@Nullable Text rulesAt;

    Entry(Game<B> game, Seats seats, Case source, CaseGame<B> record, @Nullable JsonLine line, Value.@Nullable Text rulesAt) {
        this.game = game;
        this.seats = seats;
        this.source = source;
        this.record = record;
        this.line = line;
        this.rulesAt = rulesAt;
    }

    /**
     * A game that is about to begin.
     *
     * @param start a position in the customary text of the game, or {@code startpos}
     * @throws InputException if there is no such position; the column is that in the text
     */
    public static <B extends Board> Entry<B> begin(Game<B> game, String start) throws InputException {
        Case source = Case.of(game.name(), start);
        CaseGame<B> record = new CaseGame<>(source, game.board(start), game.seats(), List.of(), CaseGame.Places.NOWHERE);
        return new Entry<>(game, game.seats(), source, record, null, null);
    }

    /** The game. */
    public Game<B> game() {
        return game;
    }

    /** The words of a language for rulings on it. */
    public Words words(Language language) {
        return game.words(language, record);
    }

    /** Who plays. */
    public Seats seats() {
        return seats;
    }

    /** The case as it was written. */
    public Case source() {
        return source;
    }

    /** What a replay takes. */
    public RecordedGame<B> record() {
        return record;
    }

    /** The same, with its moves as texts. */
    CaseGame<B> caseGame() {
        return record;
    }

    /**
     * The rulebook that the case asks for, or the usual one of its game.
     *
     * @throws InputException if there is no such rulebook, or it is one of another game
     */
    public Rulebook<B> rulebook() throws InputException {
        String rules = source.rules();
        if (rules == null) {
            return game.rulebooks().getFirst();
        }
        if (!RulebookId.isOf(game.name(), rules)) {
            throw ruleFault(JsonLine.quoted(rules), usual());
        }
        try {
            return game.rulebook(rules);
        } catch (RulebookException e) {
            throw ruleFault(String.valueOf(e.getMessage()), usual());
        }
    }

    private String usual() {
        return "a rulebook of " + game.name() + ", such as " + game.rulebooks().getFirst().name();
    }

    /** The error that something is wrong with a value of the case's line. */
    public InputException fault(Value value, String found, String expected) {
        JsonLine known = line;
        return known == null ? new InputException(0, 0, found, expected) : known.fault(value.at(), found, expected);
    }

    private InputException ruleFault(String found, String expected) {
        Value.Text at = rulesAt;
        return at == null ? new InputException(0, 0, found, expected) : fault(at, found, expected);
    }
}
