package org.openarbiter.archive;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

    /** The players as the record names them, {@code Ann – Bob}, with a question mark for one who is not named; empty if nobody is. */
    public String players() {
        List<String> names = IntStream.range(0, seats.count()).mapToObj(seat -> known(seats.title(seat))).toList();
        return names.stream().allMatch(String::isEmpty)
                ? "" : names.stream().map(name -> name.isEmpty() ? "?" : name).collect(Collectors.joining(" – "));
    }

    /** What the record says of its date, its event or the like; empty if it does not know. */
    public String known(String tag) {
        String value = record.tags().getOrDefault(tag, "");
        return value.isBlank() || value.startsWith("?") ? "" : value;
    }

    /** The words of a language for rulings on it. */
    public Words words(Language language) {
        return game.words(language, record);
    }
}
