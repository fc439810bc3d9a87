/** Search: what a node costs, ablations, suites of positions, tuning. */
@NullMarked
package org.openarbiter.bench.search;

import org.jspecify.annotations.NullMarked;
