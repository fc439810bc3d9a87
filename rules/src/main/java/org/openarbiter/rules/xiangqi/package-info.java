/** Xiangqi, Chinese chess, as a game: {@code Xiangqi}, which the registry lists. */
@NullMarked
package org.openarbiter.rules.xiangqi;

import org.jspecify.annotations.NullMarked;
