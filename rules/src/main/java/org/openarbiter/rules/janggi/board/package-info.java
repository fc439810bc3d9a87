/** Janggi positions: boards, legal plays, FEN, and moves written in UCI and by coordinates. */
@NullMarked
package org.openarbiter.rules.janggi.board;

import org.jspecify.annotations.NullMarked;
