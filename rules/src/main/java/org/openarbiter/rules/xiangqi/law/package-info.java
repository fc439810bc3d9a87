/**
 * The laws of xiangqi on how a game ends: mate, stalemate, and what a repetition costs whom; and the rulebooks that choose among
 * them.
 *
 * <p>Begin with {@link org.openarbiter.rules.xiangqi.law.XiangqiRulebooks}. What a ply of a cycle does is worked out in
 * {@code chase}.
 */
@NullMarked
package org.openarbiter.rules.xiangqi.law;

import org.jspecify.annotations.NullMarked;
