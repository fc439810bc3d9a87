/** The server: what it is set to, how its parts are put together, and the command that starts it. */
@NullMarked
package org.openarbiter.server;

import org.jspecify.annotations.NullMarked;
