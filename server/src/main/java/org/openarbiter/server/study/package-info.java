/** A game to be looked at: its plies, its boards and its rulings, whether it is a record or goes on. */
@NullMarked
package org.openarbiter.server.study;

import org.jspecify.annotations.NullMarked;
