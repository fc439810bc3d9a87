/**
 * Reads whether a string can be captured and whether strings can be connected: one search, sound with ko.
 */
@NullMarked
package org.openarbiter.dragons.read;

import org.jspecify.annotations.NullMarked;
