/** Rulings as columns: their typed result, and the function {@code rulings(record, rules)} for SQL. */
@NullMarked
package org.openarbiter.batch.ruling;

import org.jspecify.annotations.NullMarked;
