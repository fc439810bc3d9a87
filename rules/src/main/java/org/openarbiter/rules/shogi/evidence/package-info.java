/** The findings of shogi as records: {@link org.openarbiter.rules.shogi.evidence.ShogiFinding} is the closed set. */
@NullMarked
package org.openarbiter.rules.shogi.evidence;

import org.jspecify.annotations.NullMarked;
