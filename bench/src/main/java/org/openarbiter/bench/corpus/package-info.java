/** The corpus of Go problems under {@code cases/go/problems}: made from games, asked of programs, and kept as data. */
@NullMarked
package org.openarbiter.bench.corpus;

import org.jspecify.annotations.NullMarked;
