/**
 * A weak player of Go: ideas propose moves with a value in points, and {@link org.openarbiter.dragons.player.Player} grows a tree of moves by games
 * at random in which the best of these count for more; small moves at the end are looked at one by one.
 */
@NullMarked
package org.openarbiter.dragons.player;

import org.jspecify.annotations.NullMarked;
