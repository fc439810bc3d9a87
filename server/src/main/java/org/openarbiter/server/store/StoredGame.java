package org.openarbiter.server.store;

/**
 * A game as it is kept, without its acts.
 *
 * @param origin the case that it begins from, as JSON
 * @param names from seats to the names of the players, as JSON
 * @param open whether anybody may read it
 * @param created when, in UTC as ISO 8601
 */
public record StoredGame(String id, String origin, String names, boolean open, String created) {}
