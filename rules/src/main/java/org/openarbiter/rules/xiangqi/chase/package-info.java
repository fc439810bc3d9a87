/**
 * What a ply of a cycle does under the WXF rules: check, chase, or nothing of the kind; and what a whole stretch of play amounts
 * to for each side.
 *
 * <p>Source: Tan and Watkinson Medina, <i>Complete Implementation of WXF Chinese Chess Rules</i>, section 4, corrected where its
 * pseudo-code does not work as printed (see DECISIONS.md). Begin with {@link org.openarbiter.rules.xiangqi.chase.Attacks}, then
 * {@link org.openarbiter.rules.xiangqi.chase.Cycles}.
 */
@NullMarked
package org.openarbiter.rules.xiangqi.chase;

import org.jspecify.annotations.NullMarked;
