/** Trains a network on positions of games that a search has valued. */
@NullMarked
package org.openarbiter.search.train;

import org.jspecify.annotations.NullMarked;
