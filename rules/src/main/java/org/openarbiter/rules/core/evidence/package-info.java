/** Evidence for rulings: {@code Finding}, which each game adds to. */
@NullMarked
package org.openarbiter.rules.core.evidence;

import org.jspecify.annotations.NullMarked;
