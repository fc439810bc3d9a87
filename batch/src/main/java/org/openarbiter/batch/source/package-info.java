/** Games as a source of rows: files of any size cut into parts that are read on their own, exactly where games begin. */
@NullMarked
package org.openarbiter.batch.source;

import org.jspecify.annotations.NullMarked;
