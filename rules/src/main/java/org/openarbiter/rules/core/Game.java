package org.openarbiter.rules.core;

import java.util.List;

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

    /** How it is drawn. */
    Picture<B> picture();

    /** A play in the notation that people read, such as SAN, on the board where it is about to be played. */
    String notation(B board, int play);

    /**
     * The rulebook of that name.
     *
     * @param name without the game: {@code fide-2023} or {@code fide-2023?mating-claim=no}
     * @throws RulebookException if there is none, with the names of those there are
     */
    default Rulebook<B> rulebook(String name) throws RulebookException {
        int question = name.indexOf('?');
        String plain = question < 0 ? name : name.substring(0, question);
        for (Rulebook<B> rulebook : rulebooks()) {
            if (rulebook.name().equals(name() + ":" + plain)) {
                return question < 0 ? rulebook : rulebook.with(name.substring(question + 1));
            }
        }
        throw new RulebookException(name() + " has no rulebook '" + plain + "'; it has "
                + String.join(", ", rulebooks().stream().map(Rulebook::name).toList()));
    }
}
