/** Fits the weights of an evaluation to the results of games. */
@NullMarked
package org.openarbiter.search.tune;

import org.jspecify.annotations.NullMarked;
