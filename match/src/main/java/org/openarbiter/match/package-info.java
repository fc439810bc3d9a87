/** Games between engines: processes, clocks, openings, scores; the referee decides. */
@NullMarked
package org.openarbiter.match;

import org.jspecify.annotations.NullMarked;
