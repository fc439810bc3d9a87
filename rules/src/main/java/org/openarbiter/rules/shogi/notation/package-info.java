/** Games of shogi as KIF, as CSA and as lines for engines. */
@NullMarked
package org.openarbiter.rules.shogi.notation;

import org.jspecify.annotations.NullMarked;
