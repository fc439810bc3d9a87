/**
 * What every game has in common, with no game in it: seats, acts, the record of a game and its equal moments, rules and
 * rulebooks, the referee that applies them, and rulings with their evidence.
 *
 * <p>Read in this order: {@link org.openarbiter.rules.core.board.Board}, {@link org.openarbiter.rules.core.record.Act},
 * {@link org.openarbiter.rules.core.record.GameRecord}, {@link org.openarbiter.rules.core.rule.Rule},
 * {@link org.openarbiter.rules.core.rule.Rulebook}, {@link org.openarbiter.rules.core.referee.Referee},
 * {@link org.openarbiter.rules.core.ruling.Ruling}; then {@link org.openarbiter.rules.core.Game}, which is what a new game brings.
 */
@NullMarked
package org.openarbiter.rules.core;

import org.jspecify.annotations.NullMarked;

