/** Other programs that play, each in its own process: one interface for all protocols, and the process behind it. */
@NullMarked
package org.openarbiter.protocol.engine;

import org.jspecify.annotations.NullMarked;
