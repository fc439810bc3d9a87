/** Fits the weights of an evaluation to the results of games, or to the scores of a search. */
@NullMarked
package org.openarbiter.search.tune;

import org.jspecify.annotations.NullMarked;
