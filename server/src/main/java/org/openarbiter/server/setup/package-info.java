/** What a server is set to, and what is bounded by what. */
@NullMarked
package org.openarbiter.server.setup;

import org.jspecify.annotations.NullMarked;
