/**
 * Life and death: what lives whatever is played, groups that may be killed, capturing races.
 */
@NullMarked
package org.openarbiter.dragons.life;

import org.jspecify.annotations.NullMarked;
