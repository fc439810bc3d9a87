/** Records: rulings on them as they come in, and records that are kept to be looked at ply by ply. */
@NullMarked
package org.openarbiter.server.record;

import org.jspecify.annotations.NullMarked;
