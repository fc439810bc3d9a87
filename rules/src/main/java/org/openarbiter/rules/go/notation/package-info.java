/** Games of Go as files have them: what SGF properties mean on a board. */
@NullMarked
package org.openarbiter.rules.go.notation;

import org.jspecify.annotations.NullMarked;
