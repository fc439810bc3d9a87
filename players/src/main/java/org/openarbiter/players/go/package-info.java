/**
 * What answers GTP with a game of Go: a session that keeps the game, and families of commands that ask it. Names, arguments and
 * answers are those of GNU Go 3.8 where it has such a command.
 */
@NullMarked
package org.openarbiter.players.go;

import org.jspecify.annotations.NullMarked;
