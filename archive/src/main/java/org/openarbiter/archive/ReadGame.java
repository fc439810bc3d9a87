package org.openarbiter.archive;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;

/**
 * A game of an archive that was read, with the game it is one of.
 *
 * @param <B> the board of the game
 * @param line the line of the file on which it begins, from 1
 * @param id the id of a case; null where the place in the file must serve
 * @param rulesFault what is wrong with the rulebook that a case asks for; null if nothing is. A record that merely mentions a
 *     rulebook asks for none
 */
public record ReadGame<B extends Board>(
        Game<B> game, Seats seats, RecordedGame<B> record, long line, @Nullable String id, @Nullable InputException rulesFault) {

    /** What the record says of its game apart from the moves. */
    public Facts facts() {
        return Facts.of(record.tags(), seats, record.recorded());
    }

    /** The words of a language for rulings on it. */
    public Words words(Language language) {
        return game.words(language, record);
    }
}
