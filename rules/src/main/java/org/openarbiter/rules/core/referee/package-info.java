/** The referee of a running game, and the replay of a recorded one. */
@NullMarked
package org.openarbiter.rules.core.referee;

import org.jspecify.annotations.NullMarked;
