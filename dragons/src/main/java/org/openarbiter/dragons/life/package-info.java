/**
 * Life and death: what lives whatever is played, and groups that may be killed.
 */
@NullMarked
package org.openarbiter.dragons.life;

import org.jspecify.annotations.NullMarked;
