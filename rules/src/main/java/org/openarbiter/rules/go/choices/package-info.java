/**
 * What a rulebook of Go chooses on each axis: {@code GoChoices}, with the presets as constants of {@code StandardChoices} and
 * {@code KeeChoices}.
 */
@NullMarked
package org.openarbiter.rules.go.choices;

import org.jspecify.annotations.NullMarked;
