/** Micro-benchmarks. */
@NullMarked
package org.openarbiter.bench.jmh;

import org.jspecify.annotations.NullMarked;
