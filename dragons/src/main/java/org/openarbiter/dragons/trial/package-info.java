/**
 * What becomes of groups once moves have been tried: after one move, after two in a row, and after a capture.
 */
@NullMarked
package org.openarbiter.dragons.trial;

import org.jspecify.annotations.NullMarked;
