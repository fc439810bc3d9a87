/**
 * The {@code arbiter} command: one class a subcommand, and what they share.
 *
 * <p>A file goes through {@link org.openarbiter.archive.Archive} (bytes to games), {@link org.openarbiter.archive.Pipeline} (all cores, in
 * order) and {@link org.openarbiter.archive.Judge} (rulings) to one of the writers.
 */
@NullMarked
package org.openarbiter.cli;

import org.jspecify.annotations.NullMarked;

