/**
 * Rules that every game between two can take as they are: whose turn it is, and the ends that no position brings about (agreement,
 * resignation, flag fall, a decision of the arbiter). No game in it.
 */
@NullMarked
package org.openarbiter.rules.conduct;

import org.jspecify.annotations.NullMarked;
