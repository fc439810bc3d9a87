/**
 * Go Text Protocol, version 2, with no Go in it: lines, answers, and the table of commands that an engine fills.
 */
@NullMarked
package org.openarbiter.players.gtp;

import org.jspecify.annotations.NullMarked;
