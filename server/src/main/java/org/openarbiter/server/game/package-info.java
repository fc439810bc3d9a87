/** Live games: who may do what, what has happened, and who follows it. */
@NullMarked
package org.openarbiter.server.game;

import org.jspecify.annotations.NullMarked;
