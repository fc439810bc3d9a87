/**
 * The engines of chess and xiangqi behind UCI and UCCI: {@code EngineServer} reads what a user interface says, {@code Engine} runs
 * the search, {@code EngineGame} is what they know of a game, {@code Settings} the values of the options.
 */
@NullMarked
package org.openarbiter.players.uci;

import org.jspecify.annotations.NullMarked;
