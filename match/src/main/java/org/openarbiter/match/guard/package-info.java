/**
 * A guard between a controller and an engine: it knows the rulebook that the engine may not, and lets no play through that the
 * rulebook forbids.
 */
@NullMarked
package org.openarbiter.match.guard;

import org.jspecify.annotations.NullMarked;
