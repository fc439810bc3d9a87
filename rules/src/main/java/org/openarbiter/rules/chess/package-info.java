/** Chess and Chess960 as a game: {@code Chess}, which the registry lists. */
@NullMarked
package org.openarbiter.rules.chess;

import org.jspecify.annotations.NullMarked;
