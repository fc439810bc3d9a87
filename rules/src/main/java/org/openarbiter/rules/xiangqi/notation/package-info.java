/** Games of xiangqi as text: moves read in WXF, Chinese, ICCS, UCCI and UCI notation; PGN, DhtmlXQ, XQF and lines of moves. */
@NullMarked
package org.openarbiter.rules.xiangqi.notation;

import org.jspecify.annotations.NullMarked;
