package org.openarbiter.rules.core;

/**
 * Where a rule is written.
 *
 * @param edition the text that holds it, such as {@code FIDE Laws of Chess 2023}
 * @param article the article, section or diagram in that edition
 * @param seen whether the article number was checked against that text; one that was not is marked wherever it is shown
 */
public record Source(String edition, String article, boolean seen) {

    /** A source that was checked. */
    public static Source seen(String edition, String article) {
        return new Source(edition, article, true);
    }

    /** A source known from other texts only. */
    public static Source unseen(String edition, String article) {
        return new Source(edition, article, false);
    }

    /** Edition and article in one line. */
    public String text() {
        String where = article.isEmpty() ? edition : edition + ", " + article;
        return seen ? where : where + " (number not checked)";
    }
}
