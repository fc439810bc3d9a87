/** One alpha–beta search for games between two, with no game in it. */
@NullMarked
package org.openarbiter.search.alphabeta;

import org.jspecify.annotations.NullMarked;
