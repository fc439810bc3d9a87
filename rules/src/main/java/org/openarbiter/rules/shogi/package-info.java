/** Shogi: {@link org.openarbiter.rules.shogi.Shogi} is the game as the registry lists it. */
@NullMarked
package org.openarbiter.rules.shogi;

import org.jspecify.annotations.NullMarked;
