/**
 * What happened in a game, and how records of it are read: {@code Act}, {@code GameRecord}, {@code Outcome}, {@code
 * RecordedGame}, {@code RecordFormat}.
 */
@NullMarked
package org.openarbiter.rules.core.record;

import org.jspecify.annotations.NullMarked;
