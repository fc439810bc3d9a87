/** Judging, counting moves and detecting repetitions, beside other programs. */
@NullMarked
package org.openarbiter.bench.rules;

import org.jspecify.annotations.NullMarked;
