/** Archives in parts that are read on their own, by any worker, and together give exactly the games of the archive. */
@NullMarked
package org.openarbiter.archive.part;

import org.jspecify.annotations.NullMarked;
