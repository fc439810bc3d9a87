/** Janggi, Korean chess: {@link org.openarbiter.rules.janggi.Janggi} is what the registry lists. */
@NullMarked
package org.openarbiter.rules.janggi;

import org.jspecify.annotations.NullMarked;
