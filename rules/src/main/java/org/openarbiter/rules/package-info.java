/** The games the library knows, and nothing else: {@link org.openarbiter.rules.Games} is the one place that lists them. */
@NullMarked
package org.openarbiter.rules;

import org.jspecify.annotations.NullMarked;
