package org.openarbiter.rules.pgn;

/**
 * A tag pair.
 *
 * @param name as written
 * @param value without quotation marks and escapes
 * @param at where the value begins in the bytes of its game
 */
public record PgnTag(String name, String value, int at) {}
