/** A client of engines that speak UCI or UCCI. */
@NullMarked
package org.openarbiter.protocol.uci;

import org.jspecify.annotations.NullMarked;
