/** What no input may break: a target for each thing that strangers write, with the invariants that hold whatever they write. */
@NullMarked
package org.openarbiter.fuzz;

import org.jspecify.annotations.NullMarked;
