package org.openarbiter.rules.core.board;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;

/**
 * The players of a game in the order in which they take turns; a seat is named by its index, from 0.
 *
 * @param names lower-case names such as {@code white}; two or more, all different
 */
public record Seats(List<String> names) {
    private static final String SEAT = "seat";
    /** Colors that a game abbreviates, as people say them. */
    private static final Map<String, String> COLORS = Map.of("B", "black", "W", "white");

    public Seats {
        names = List.copyOf(names);
        if (names.size() < 2 || names.stream().distinct().count() != names.size()) {
            throw new IllegalArgumentException("a game needs two or more different seats, not " + names);
        }
    }

    /** The seats with these names. */
    public static Seats of(String... names) {
        return new Seats(List.of(names));
    }

    /** How many players there are. */
    public int count() {
        return names.size();
    }

    /** The name of a seat. */
    public String name(int seat) {
        return names.get(seat);
    }

    /** The name of a seat as the first word of a sentence. */
    public String title(int seat) {
        return capital(name(seat));
    }

    private static String capital(String name) {
        char first = name.charAt(0);
        return Character.isUpperCase(first) ? name : Character.toUpperCase(first) + name.substring(1);
    }

    /** A seat as rulings name it in any language, as the first word of a sentence. */
    public Term term(int seat) {
        return new Term(SEAT, key(seat), capital(said(seat)));
    }

    /** All seats as rulings in a language name them, in order. */
    public List<String> said(Words words) {
        return IntStream.range(0, count()).mapToObj(seat -> words.say(term(seat))).toList();
    }

    /** The same as one word among others. */
    public Term named(int seat) {
        return new Term(SEAT, key(seat), said(seat));
    }

    private String said(int seat) {
        return count() == 2 ? COLORS.getOrDefault(name(seat), name(seat)) : name(seat);
    }

    /** Between two players a name is a color; one of several players keeps the name that he has. */
    private String key(int seat) {
        return count() == 2 ? name(seat).toLowerCase(Locale.ROOT) : "";
    }

    /** The seat of that name, upper or lower case, or −1 if there is none. */
    public int indexOf(String name) {
        for (int seat = 0; seat < names.size(); seat++) {
            if (names.get(seat).equalsIgnoreCase(name)) {
                return seat;
            }
        }
        return -1;
    }

    /** The seat whose turn would follow {@code seat} if nobody were skipped. */
    public int after(int seat) {
        return (seat + 1) % count();
    }
}
