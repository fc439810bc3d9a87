/** The client of engines that speak the Go Text Protocol. */
@NullMarked
package org.openarbiter.protocol.gtp;

import org.jspecify.annotations.NullMarked;
