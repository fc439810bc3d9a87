/**
 * Detectors of repetition for a search, and the policies that say what a repetition is worth.
 *
 * <p>Detection and policy are separate. A {@link org.openarbiter.search.repetition.Detector} follows the line of play and says
 * where the position stood before; there is one for each scheme in use, and they answer alike wherever they do not err by nature,
 * which each says of itself. A {@link org.openarbiter.search.repetition.DrawPolicy} says when that makes a draw for the search.
 */
@NullMarked
package org.openarbiter.search.repetition;

import org.jspecify.annotations.NullMarked;
