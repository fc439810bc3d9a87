/**
 * A weak player of Go: {@link org.openarbiter.dragons.player.Player} grows a tree of moves by games at random, in which the moves that are likely
 * to be played are tried most; small moves at the end, which ideas propose, are looked at one by one.
 */
@NullMarked
package org.openarbiter.dragons.player;

import org.jspecify.annotations.NullMarked;
