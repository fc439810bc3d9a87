/**
 * Positions in play, with no game in them: {@code Board}, who sits where ({@code Seats}), where a game starts ({@code Start}), and pictures of
 * boards.
 */
@NullMarked
package org.openarbiter.rules.core.board;

import org.jspecify.annotations.NullMarked;
