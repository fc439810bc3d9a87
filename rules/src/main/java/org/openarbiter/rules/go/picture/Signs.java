package org.openarbiter.rules.go.picture;

import java.util.Locale;
import org.openarbiter.rules.core.board.Seats;

/** One character for the stones of each player. */
final class Signs {
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#@";

    private Signs() {}

    /** A letter: X and O for two players, else initials, or where these are not all different the letters in their order. */
    static char letter(Seats seats, int seat) {
        if (seats.count() == 2) {
            return seat == 0 ? 'X' : 'O';
        }
        String initials = String.join("", seats.names().stream()
                .map(name -> name.isEmpty() ? "?" : name.substring(0, 1).toUpperCase(Locale.ROOT)).distinct().toList());
        boolean differ = initials.length() == seats.count() && initials.chars().allMatch(c -> c >= 'A' && c <= 'Z');
        return differ ? initials.charAt(seat) : LETTERS.charAt(seat % LETTERS.length());
    }

    /** A disc for two players, else a letter. */
    static char sign(Seats seats, int seat) {
        return seats.count() > 2 ? letter(seats, seat) : seat == 0 ? '●' : '○';
    }
}
