package org.openarbiter.players.uci;

import org.openarbiter.search.alphabeta.Limits;

/**
 * What a {@code go} asks for.
 *
 * @param limits of the search
 * @param waits whether the answer waits for {@code stop} or {@code ponderhit}, even when the search has seen all
 * @param mate in how many moves a mate ends the search; 0 for no such wish
 */
record GoCommand(Limits limits, boolean waits, int mate) {}
