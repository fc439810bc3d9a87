/**
 * Rules and rulebooks: {@code Rule} in its four families, {@code Rulebook} with its choices, and what a rule sees and answers.
 */
@NullMarked
package org.openarbiter.rules.core.rule;

import org.jspecify.annotations.NullMarked;
