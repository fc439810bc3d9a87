package org.openarbiter.search.xiangqi;

import java.util.List;

/**
 * A position and the moves that lead round from it, as test data: the corpus of cases, and stretches of real games.
 *
 * @param fen the position
 * @param moves the moves in UCCI
 */
record Stretch(String fen, List<String> moves) {}
