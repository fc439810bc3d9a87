/**
 * The evidence of xiangqi: {@link org.openarbiter.rules.xiangqi.evidence.XiangqiFinding} is the closed set of findings that
 * rulings of xiangqi can rest on, besides those that any game can have. What each ply of a cycle does is a
 * {@link org.openarbiter.rules.xiangqi.chase.Judgment}.
 *
 * <p>Plies count from 1; a moment is a number of plies, and moment 0 is the start. Sides are {@code Piece.RED} (0) and
 * {@code Piece.BLACK} (1), points have their UCCI names ({@code h9}). Items are those of the Asian rules as the WXF manual has them.
 */
@NullMarked
package org.openarbiter.rules.xiangqi.evidence;

import org.jspecify.annotations.NullMarked;
