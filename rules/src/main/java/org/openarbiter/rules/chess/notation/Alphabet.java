package org.openarbiter.rules.chess.notation;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The letters of a language for the pieces.
 *
 * <p>Several languages share one alphabet; it bears the name of one of them, and the codes of all.
 */
enum Alphabet {
    ENGLISH("English", "K Q R B N P", "en", "english"),
    GERMAN("German", "K D T L S B", "de", "german", "deutsch", "sv", "swedish", "svenska", "da", "danish", "dansk", "no", "nb",
            "norwegian", "norsk", "sl", "slovenian", "hr", "croatian"),
    FRENCH("French", "R D T F C P", "fr", "french", "fran\u00E7ais", "francais"),
    SPANISH("Spanish", "R D T A C P", "es", "spanish", "espa\u00F1ol", "espanol", "it", "italian", "italiano", "ca", "catalan"),
    DUTCH("Dutch", "K D T L P", "nl", "dutch", "nederlands"),
    PORTUGUESE("Portuguese", "R D T B C P", "pt", "portuguese", "portugu\u00EAs"),
    CZECH("Czech", "K D V S J P", "cs", "czech", "\u010De\u0161tina", "sk", "slovak"),
    POLISH("Polish", "K H W G S P", "pl", "polish", "polski"),
    HUNGARIAN("Hungarian", "K V B F H G", "hu", "hungarian", "magyar"),
    FINNISH("Finnish", "K D T L R", "fi", "finnish", "suomi"),
    ROMANIAN("Romanian", "R D T N C P", "ro", "romanian"),
    ICELANDIC("Icelandic", "K D H B R P", "is", "icelandic"),
    ESTONIAN("Estonian", "K L V O R E", "et", "estonian"),
    TURKISH("Turkish", "\u015E V K F A P", "tr", "turkish"),
    RUSSIAN("Russian", "\u041A\u0440 \u0424 \u041B \u0421 \u041A \u041F", "ru", "russian", "\u0440\u0443\u0441\u0441\u043A\u0438\u0439"),
    UKRAINIAN("Ukrainian", "\u041A\u0440 \u0424 \u0422 \u0421 \u041A \u041F", "uk", "ukrainian"),
    BULGARIAN("Bulgarian", "\u0426 \u0414 \u0422 \u041E \u041A \u041F", "bg", "bulgarian");

    private static final String ENGLISH_LETTERS = "KQRBNP";

    private final String title;
    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> letters;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> names;

    Alphabet(String title, String letters, String... names) {
        this.title = title;
        this.letters = List.of(letters.split(" "));
        this.names = List.of(names);
    }

    /** The language that has it, in English. */
    String title() {
        return title;
    }

    /** Its letters for king, queen, rook, bishop and knight. */
    String letters() {
        return String.join(" ", letters.subList(0, 5));
    }

    /** The alphabet of a language by its name or code; null if it is none that is known. */
    static @Nullable Alphabet of(String language) {
        String name = language.strip().toLowerCase(Locale.ROOT);
        for (Alphabet alphabet : values()) {
            if (alphabet.names.contains(name)) {
                return alphabet;
            }
        }
        return null;
    }

    /** A move with the letters of English in place of these. */
    String english(String move) {
        String text = inEnglish(move, 0);
        int last = lastRank(text);
        if (last < 0) {
            return text;
        }
        int letter = last + 1;
        while (letter < text.length() && "=/(".indexOf(text.charAt(letter)) >= 0) {
            letter++;
        }
        return inEnglish(text, letter);
    }

    /** The index of the number of the first or eighth rank behind the letter of a file, or −1. */
    private static int lastRank(String text) {
        for (int at = text.length() - 2; at > 0; at--) {
            char rank = text.charAt(at);
            char file = text.charAt(at - 1);
            if ((rank == '1' || rank == '8') && file >= 'a' && file <= 'h') {
                return at;
            }
        }
        return -1;
    }

    /** The text with the letter that begins at a place translated, the longest one if several do. */
    private String inEnglish(String text, int at) {
        int found = -1;
        for (int kind = 0; kind < letters.size(); kind++) {
            if (text.startsWith(letters.get(kind), at) && (found < 0 || letters.get(kind).length() > letters.get(found).length())) {
                found = kind;
            }
        }
        return found < 0
                ? text
                : text.substring(0, at) + ENGLISH_LETTERS.charAt(found) + text.substring(at + letters.get(found).length());
    }

    /** Whether a move begins with a letter that is one of these, or with none. */
    boolean knows(String move) {
        char first = move.charAt(0);
        return !Character.isUpperCase(first) || first == 'O' || first == '\u041E'
                || letters.stream().anyMatch(letter -> move.startsWith(letter));
    }
}
