package org.openarbiter.rules.core.rule;

/**
 * Where a rule is written.
 *
 * @param edition the text that holds it, such as {@code FIDE Laws of Chess 2023}
 * @param article the article, section or diagram in that edition; empty for the text as a whole
 */
public record Source(String edition, String article) {

    /** A source that was checked; {@code docs/SOURCES.md} says where. */
    public static Source seen(String edition, String article) {
        return new Source(edition, article);
    }

    /** Edition and article in one line. */
    public String text() {
        return article.isEmpty() ? edition : edition + ", " + article;
    }
}
