/**
 * Go Text Protocol, version 2.
 */
@NullMarked
package org.openarbiter.protocol.gtp;

import org.jspecify.annotations.NullMarked;
