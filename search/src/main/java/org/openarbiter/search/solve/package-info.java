/**
 * Proves the values of small Go boards.
 *
 * <p>Begin with {@link org.openarbiter.search.solve.Solver}; {@link org.openarbiter.search.solve.Proof} explains why its results
 * are sound although a result under superko depends on the whole game before it.
 */
@NullMarked
package org.openarbiter.search.solve;

import org.jspecify.annotations.NullMarked;
