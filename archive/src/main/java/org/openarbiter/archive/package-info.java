/**
 * Archives of games: {@link org.openarbiter.archive.Archive} finds the format of a file and cuts it into games,
 * {@link org.openarbiter.archive.Judge} rules on them under the rulebooks that
 * {@link org.openarbiter.archive.RulebookChoice} names, {@link org.openarbiter.archive.Pipeline} does so on all cores and hands the
 * results on in order.
 */
@NullMarked
package org.openarbiter.archive;

import org.jspecify.annotations.NullMarked;
