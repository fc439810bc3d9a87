/** Games between engines, each in its own process, with clocks; the referee decides them and says why. */
@NullMarked
package org.openarbiter.match;

import org.jspecify.annotations.NullMarked;
