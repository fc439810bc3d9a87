/** The client of engines that speak xboard. */
@NullMarked
package org.openarbiter.protocol.xboard;

import org.jspecify.annotations.NullMarked;
