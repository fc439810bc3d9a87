package org.openarbiter.dragons.player;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A feature of a move, in a number of degrees.
 *
 * <p>Sizes of strings are one stone, two or three, more, and where there is a fourth degree, more than six. Liberties are one, two, more.
 */
enum Trait {
    /** What stands around the point, as a code of {@link BoardTraits}. */
    RING(null, BoardTraits.RINGS),
    /** It takes one, two, up to five, or more stones; four more degrees if that saves a string in atari. */
    TAKES(RING, 8),
    /** It plays on the liberty of own strings in atari: by their size, and by the liberties after it. */
    LEAVES_ATARI(TAKES, 9),
    /** It puts itself in atari: by the size of the string. */
    SELF_ATARI(LEAVES_ATARI, 3),
    /** It puts a string in atari: by the size of that, and by its own liberties after it. */
    ATARI(SELF_ATARI, 12),
    /** It takes one of three liberties: in the same way. */
    ONE_OF_THREE(ATARI, 12),
    /** It touches an own string with two liberties: by its size, and by the liberties after it. */
    OWN_WITH_TWO(ONE_OF_THREE, 9),
    /** It joins two, or more, own strings: by the size of the smallest. */
    JOINS(OWN_WITH_TWO, 6),
    /** It touches two, or more, strings of the opponent: in the same way. */
    CUTS(JOINS, 6),
    /** The line it is on, and how many stones stand within three steps: none, two, five, or more. */
    PLACE(CUTS, 24),
    /** How far it is from the latest move. */
    DISTANCE(PLACE, 18),
    /** It saves own stones that one move decides about: by their number, as for the next three. */
    SAVES(DISTANCE, 6),
    /** It takes such stones of the opponent. */
    KILLS(SAVES, 6),
    /** The opponent would take such own stones here. */
    SPOILS(KILLS, 6),
    /** The opponent would save such stones here. */
    DENIES(SPOILS, 6),
    /** Whose the point is likely to be, from surely the opponent's to surely one's own. */
    OWNER(DENIES, 8),
    /** Among how many of the largest points it is: 1, 3, 8, 20, 45, 90, or none of them. */
    LARGE(OWNER, 7),
    /** It is near an own group whose fate is open: a single stone or a larger one, strong or weak. */
    NEAR_OWN(LARGE, 4),
    /** The same of the opponent's. */
    NEAR_OTHER(NEAR_OWN, 4),
    /** It is a cutting point. */
    CUTTING_POINT(NEAR_OTHER, 1),
    /** It makes, or takes, an eye of an own group whose fate is open: by its size. */
    EYE_OWN(CUTTING_POINT, 3),
    /** The same of the opponent's. */
    EYE_OTHER(EYE_OWN, 3),
    /** It is a later move of a line that saves such stones, or kills them. */
    LATER(EYE_OTHER, 2),
    /** It touches own stones that are dead: few, or many. */
    DEAD_OWN(LATER, 2),
    /** The same of the opponent's. */
    DEAD_OTHER(DEAD_OWN, 2);

    /** How many numbers all traits have together. */
    static final int NUMBERS = DEAD_OTHER.first + DEAD_OTHER.degrees;

    private final int first;
    private final int degrees;

    /** A trait whose numbers follow those of another. */
    Trait(@Nullable Trait before, int degrees) {
        first = before == null ? 0 : before.first + before.degrees;
        this.degrees = degrees;
    }

    /** How many degrees it has. */
    int degrees() {
        return degrees;
    }

    /** The number of one of its degrees. */
    int at(int degree) {
        return first + degree;
    }

    /** In lower case, with hyphens. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
