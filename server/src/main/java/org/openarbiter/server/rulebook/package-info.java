/** Rulebooks and their rules as JSON. */
@NullMarked
package org.openarbiter.server.rulebook;

import org.jspecify.annotations.NullMarked;
