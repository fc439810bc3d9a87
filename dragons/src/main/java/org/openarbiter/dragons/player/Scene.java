package org.openarbiter.dragons.player;

import org.openarbiter.dragons.worms.Analysis;

/**
 * What ideas see.
 *
 * @param turn the position, and who is to play
 * @param analysis what is known of it
 * @param outlook what is expected of it
 */
record Scene(Turn turn, Analysis analysis, Outlook outlook) {
}
