/** Records that are lines of text, whatever the game: cut into games, read with the place of each line, and games on one line. */
@NullMarked
package org.openarbiter.rules.lines;

import org.jspecify.annotations.NullMarked;
