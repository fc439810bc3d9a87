/** Games of xiangqi as text: PGN, DhtmlXQ, XQF and lines of moves. */
@NullMarked
package org.openarbiter.rules.xiangqi.notation;

import org.jspecify.annotations.NullMarked;
