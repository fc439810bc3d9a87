/**
 * Races to capture (semeai): two groups of different colors next to each other, each of which lives only if the other is taken,
 * or in a seki.
 */
@NullMarked
package org.openarbiter.dragons.race;

import org.jspecify.annotations.NullMarked;
