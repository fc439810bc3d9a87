/**
 * Xiangqi boards for the eye: as an SVG document, and as lines for a terminal.
 */
@NullMarked
package org.openarbiter.rules.xiangqi.picture;

import org.jspecify.annotations.NullMarked;
