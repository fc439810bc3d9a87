/** Whole boards played out at random, for estimates that need no notion of life and death. */
@NullMarked
package org.openarbiter.dragons.playout;

import org.jspecify.annotations.NullMarked;
