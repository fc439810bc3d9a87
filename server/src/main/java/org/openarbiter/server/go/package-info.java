/** The analysis of Go positions, with bounded effort. */
@NullMarked
package org.openarbiter.server.go;

import org.jspecify.annotations.NullMarked;
