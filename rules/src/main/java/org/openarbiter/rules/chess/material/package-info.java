/**
 * Tests of what a side, or both, can still win with, as places where people play make them: by the material, not by a proof. Each test
 * says whose it is.
 */
@NullMarked
package org.openarbiter.rules.chess.material;

import org.jspecify.annotations.NullMarked;
