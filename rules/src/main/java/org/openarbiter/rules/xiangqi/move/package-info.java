/** Moves of xiangqi as records write them, read in WXF, Chinese, ICCS, UCCI and UCI notation. */
@NullMarked
package org.openarbiter.rules.xiangqi.move;

import org.jspecify.annotations.NullMarked;
