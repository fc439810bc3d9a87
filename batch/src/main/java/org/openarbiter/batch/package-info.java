/** {@code arbiter batch}: archives beyond one machine, on Apache Spark. */
@NullMarked
package org.openarbiter.batch;

import org.jspecify.annotations.NullMarked;
