/**
 * A modest player of Go: ideas propose moves with a value in points, and {@link org.openarbiter.dragons.player.Player} looks one move
 * ahead at the best of them.
 */
@NullMarked
package org.openarbiter.dragons.player;

import org.jspecify.annotations.NullMarked;
