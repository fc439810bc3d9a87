/** Commands with engines: our own, matches, openings, the guard. */
@NullMarked
package org.openarbiter.cli.engine;

import org.jspecify.annotations.NullMarked;
