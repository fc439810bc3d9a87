package org.openarbiter.server.store;

/**
 * An act of a game as it is kept.
 *
 * @param game the id of the game
 * @param seq its number in the game, from 1
 * @param key what its sender calls it: an act sent twice under one key counts once
 * @param actor the seat that did it, or {@code arbiter}
 * @param act what was done, as JSON
 * @param at when the server took it, in UTC as ISO 8601
 */
public record StoredAct(String game, int seq, String key, String actor, String act, String at) {}
