/**
 * The laws of Go: what may be played, what a repetition is and what follows from it, when a game ends and how it is counted; and
 * the rulebooks that choose among them.
 *
 * <p>Begin with {@link org.openarbiter.rules.go.law.GoRulebooks} and {@link org.openarbiter.rules.go.law.KoForm}.
 */
@NullMarked
package org.openarbiter.rules.go.law;

import org.jspecify.annotations.NullMarked;
