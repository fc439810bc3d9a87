/**
 * Xiangqi, Chinese chess: positions, plays, make and unmake.
 *
 * <p>Begin with {@link org.openarbiter.rules.xiangqi.board.XiangqiBoard}. How positions and moves are written stands in
 * {@code notation}, what a ply does (check, chase, idle) in {@code chase}, how games end in {@code law}.
 */
@NullMarked
package org.openarbiter.rules.xiangqi;

import org.jspecify.annotations.NullMarked;

