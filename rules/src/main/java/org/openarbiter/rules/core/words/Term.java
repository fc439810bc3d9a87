package org.openarbiter.rules.core.words;

import java.util.Locale;

/**
 * A word of a game that rulings name: a seat, a piece, a rule, a class of moves. Languages have it in their lexicons, under {@code kind.id};
 * English only where people say it otherwise than the English word that programs read.
 *
 * @param kind which sort of word, such as {@code seat}
 * @param id its name within the sort, such as {@code white}
 * @param english the word in English, as programs read it
 */
public record Term(String kind, String id, String english) {

    /** A word whose English is its name, such as {@code rook}. */
    public static Term of(String kind, String id) {
        return new Term(kind, id, id);
    }

    /** A value of an enumeration with its English words. */
    public static Term of(String kind, Enum<?> value, String english) {
        return new Term(kind, value.name().toLowerCase(Locale.ROOT), english);
    }

    /** The side of that name as the first word of a sentence: {@code White} for {@code white}. */
    public static Term side(String name) {
        char first = name.charAt(0);
        return new Term("seat", name, Character.isUpperCase(first) ? name : Character.toUpperCase(first) + name.substring(1));
    }

    /** The id of a rule, under which people find it in English. */
    public static Term rule(String id) {
        return of("rule", id);
    }

    /** The key in a lexicon. */
    String key() {
        return kind + "." + id;
    }
}
