/** The notations of xiangqi: FEN, and moves in WXF, Chinese, ICCS, UCCI and UCI. */
@NullMarked
package org.openarbiter.rules.xiangqi.notation;

import org.jspecify.annotations.NullMarked;
