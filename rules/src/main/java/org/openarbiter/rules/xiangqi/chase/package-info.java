/**
 * What a ply of a cycle does: check, threaten mate, chase, or nothing of the kind; and what a whole stretch of play amounts to for each
 * side. {@link org.openarbiter.rules.xiangqi.chase.Chasing} has the points on which rulebooks differ.
 *
 * <p>Sources: Tan and Watkinson Medina, <i>Complete Implementation of WXF Chinese Chess Rules</i>, section 4, corrected where its
 * pseudo-code does not work as printed (see DECISIONS.md); for threats of mate, exchanges, gains by checks and offenses of both sides
 * the Chinese rules of 2020, articles 24 to 26, which those classes cite. Begin with {@link org.openarbiter.rules.xiangqi.chase.Attacks}, then
 * {@link org.openarbiter.rules.xiangqi.chase.Cycles}.
 */
@NullMarked
package org.openarbiter.rules.xiangqi.chase;

import org.jspecify.annotations.NullMarked;
