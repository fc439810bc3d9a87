/** Go as a game: {@code Go}, which the registry lists. */
@NullMarked
package org.openarbiter.rules.go;

import org.jspecify.annotations.NullMarked;
