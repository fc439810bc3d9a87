/** Trains a network on positions of games, each with the score of a search and the result of its game. */
@NullMarked
package org.openarbiter.search.train;

import org.jspecify.annotations.NullMarked;
