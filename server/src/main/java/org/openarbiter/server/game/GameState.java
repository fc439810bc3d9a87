package org.openarbiter.server.game;

/**
 * A game as it stood after an act: what readers see, whatever is done meanwhile.
 *
 * @param acts the number of acts so far
 * @param plies the number of plays that stand
 * @param over whether the game has ended
 * @param ruling the ruling, as a line of JSON
 * @param json the whole state, as JSON
 * @param latest the latest act as followers see it, with the ruling after it, as JSON; empty if there is none
 */
record GameState(int acts, int plies, boolean over, String ruling, String json, String latest) {}
