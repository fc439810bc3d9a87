/** Shogi boards as SVG and in the terminal, with the pieces in hand. */
@NullMarked
package org.openarbiter.rules.shogi.picture;

import org.jspecify.annotations.NullMarked;
