/** The board of xiangqi: positions, legal moves, make and unmake, and both as text (FEN, WXF, Chinese, coordinates). */
@NullMarked
package org.openarbiter.rules.xiangqi.board;

import org.jspecify.annotations.NullMarked;
