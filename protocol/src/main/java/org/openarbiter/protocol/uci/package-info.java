/** UCI and UCCI: the server of our engines, and the client of others. */
@NullMarked
package org.openarbiter.protocol.uci;

import org.jspecify.annotations.NullMarked;
