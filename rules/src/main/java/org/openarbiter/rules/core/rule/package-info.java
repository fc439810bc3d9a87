/**
 * Rules and rulebooks: {@code Rule} in its five families, {@code Rulebook} with its axes, and what a rule sees and answers.
 */
@NullMarked
package org.openarbiter.rules.core.rule;

import org.jspecify.annotations.NullMarked;
