/** Boards of Go of any shape, for any number of players. */
@NullMarked
package org.openarbiter.rules.go.board;

import org.jspecify.annotations.NullMarked;
