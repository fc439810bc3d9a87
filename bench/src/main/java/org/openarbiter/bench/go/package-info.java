/** Go: playouts, superko, groups and final positions, beside GNU Go. */
@NullMarked
package org.openarbiter.bench.go;

import org.jspecify.annotations.NullMarked;
