/** Boards of Go for the eye: as an SVG document, and as lines for a terminal. */
@NullMarked
package org.openarbiter.rules.go.picture;

import org.jspecify.annotations.NullMarked;
