/** Janggi boards as SVG and in the terminal. */
@NullMarked
package org.openarbiter.rules.janggi.picture;

import org.jspecify.annotations.NullMarked;
