/**
 * Eye spaces, half eyes and false eyes.
 */
@NullMarked
package org.openarbiter.dragons.eyes;

import org.jspecify.annotations.NullMarked;
