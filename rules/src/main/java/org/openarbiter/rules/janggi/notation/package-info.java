/** Games of janggi as GIB records and as lines of moves. */
@NullMarked
package org.openarbiter.rules.janggi.notation;

import org.jspecify.annotations.NullMarked;
