/**
 * A modest player of Go: ideas propose moves with a value in points, and {@link org.openarbiter.dragons.player.Player} looks at
 * the best of them and at the answers to those.
 */
@NullMarked
package org.openarbiter.dragons.player;

import org.jspecify.annotations.NullMarked;
