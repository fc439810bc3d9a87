/**
 * Proves what small Go boards are worth.
 *
 * <p>Begin with {@link org.openarbiter.search.solve.Solver}; why its results are sound although a result under superko depends on the whole game
 * before it is told at {@link org.openarbiter.search.solve.Proof}.
 */
@NullMarked
package org.openarbiter.search.solve;

import org.jspecify.annotations.NullMarked;
