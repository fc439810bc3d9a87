/** Other programs as processes, and series of paired runs. */
@NullMarked
package org.openarbiter.bench.run;

import org.jspecify.annotations.NullMarked;
