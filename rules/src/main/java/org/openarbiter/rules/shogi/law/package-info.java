/**
 * The laws of shogi on how a game ends: fouls, mate, repetition and perpetual check, impasse and the entering king; and the rulebooks that
 * choose among them. Begin with {@link org.openarbiter.rules.shogi.law.ShogiRulebooks}.
 */
@NullMarked
package org.openarbiter.rules.shogi.law;

import org.jspecify.annotations.NullMarked;
