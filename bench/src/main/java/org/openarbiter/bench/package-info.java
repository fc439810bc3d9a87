/** How fast it is: micro-benchmarks, and comparisons with other programs on the same machine in the same minute. */
@NullMarked
package org.openarbiter.bench;

import org.jspecify.annotations.NullMarked;
