/**
 * The evidence of Go: {@link org.openarbiter.rules.go.evidence.GoFinding} is the closed set of findings that rulings of Go can
 * rest on, besides those that any game can have.
 *
 * <p>Plies count from 1, passes included; a moment is a number of plies, and moment 0 is the start. Players are seats in the
 * order of their turns, from 0; points have their GTP names ({@code C3}).
 */
@NullMarked
package org.openarbiter.rules.go.evidence;

import org.jspecify.annotations.NullMarked;
