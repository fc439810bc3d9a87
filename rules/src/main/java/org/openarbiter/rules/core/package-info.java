/**
 * What every game has in common, with no game in it: seats, acts, the record of a game and its equal moments, rules and
 * rulebooks, the referee that applies them, and rulings with their evidence.
 *
 * <p>Read in this order: {@link org.openarbiter.rules.core.Board}, {@link org.openarbiter.rules.core.Act},
 * {@link org.openarbiter.rules.core.GameRecord}, {@link org.openarbiter.rules.core.Rule},
 * {@link org.openarbiter.rules.core.Rulebook}, {@link org.openarbiter.rules.core.Referee},
 * {@link org.openarbiter.rules.core.Ruling}; then {@link org.openarbiter.rules.core.Game}, which is what a new game brings.
 */
@NullMarked
package org.openarbiter.rules.core;

import org.jspecify.annotations.NullMarked;
