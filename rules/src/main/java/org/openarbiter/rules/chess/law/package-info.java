/**
 * The laws of chess on how a game ends: one class a rule, and the rulebooks that choose among them.
 *
 * <p>Begin with {@link org.openarbiter.rules.chess.law.ChessRulebooks}; what each edition says where is in
 * {@link org.openarbiter.rules.chess.law.Edition}.
 */
@NullMarked
package org.openarbiter.rules.chess.law;

import org.jspecify.annotations.NullMarked;
