/** Detectors of repetition for a search, and the policies that say what a repetition is worth. */
@NullMarked
package org.openarbiter.search.repetition;

import org.jspecify.annotations.NullMarked;
