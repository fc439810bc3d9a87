/**
 * Chess boards for the eye: as an SVG document with a set of pieces of its own, and as lines for a terminal.
 */
@NullMarked
package org.openarbiter.rules.chess.picture;

import org.jspecify.annotations.NullMarked;
