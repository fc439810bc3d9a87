package org.openarbiter.rules.core.rule;

/**
 * What a rule is called, what it says and where it is written.
 *
 * @param id its name within the rulebook, such as {@code threefold}
 * @param title a short heading
 * @param says the rule in our own words, one paragraph
 * @param source the article in the edition that the rulebook follows
 */
public record Statement(String id, String title, String says, Source source) {}
