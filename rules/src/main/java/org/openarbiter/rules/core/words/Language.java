package org.openarbiter.rules.core.words;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A language in which rulings can be put. */
public enum Language {
    /** English, the language of identifiers, of the documentation, and of every sentence that another language lacks. */
    ENGLISH("en", ", ", " and "),
    /** Chinese in simplified characters. */
    CHINESE("zh", "、", "、"),
    /** Japanese. */
    JAPANESE("ja", "、", "、");

    private final String tag;
    private final String between;
    private final String beforeLast;

    Language(String tag, String between, String beforeLast) {
        this.tag = tag;
        this.between = between;
        this.beforeLast = beforeLast;
    }

    /** Its tag (BCP 47), such as {@code zh}: the value of options and of {@code Content-Language}. */
    public String tag() {
        return tag;
    }

    /** What stands between two items of a list. */
    String between() {
        return between;
    }

    /** What stands before the last item of a list. */
    String beforeLast() {
        return beforeLast;
    }

    /** The tags of all languages, English first. */
    public static List<String> tags() {
        return List.of(values()).stream().map(Language::tag).toList();
    }

    /** The language of a tag; a tag of a region or a script, such as {@code zh-TW}, is that of its language. Null if there is none. */
    public static @Nullable Language of(String tag) {
        String language = Locale.forLanguageTag(tag.strip().replace('_', '-')).getLanguage();
        for (Language known : values()) {
            if (known.tag.equals(language)) {
                return known;
            }
        }
        return null;
    }

    /**
     * The language that a reader likes best.
     *
     * @param ranges the value of {@code Accept-Language} (RFC 9110, 12.5.4), such as {@code ja,en;q=0.5}
     * @return English where no other is asked for, or the text is not understood
     */
    public static Language preferred(String ranges) {
        List<Locale.LanguageRange> wanted;
        try {
            wanted = Locale.LanguageRange.parse(ranges);
        } catch (IllegalArgumentException e) {
            return ENGLISH;
        }
        for (Locale.LanguageRange range : wanted) {
            Language known = range.getRange().equals("*") ? ENGLISH : of(range.getRange());
            if (known != null && range.getWeight() > 0) {
                return known;
            }
        }
        return ENGLISH;
    }
}
