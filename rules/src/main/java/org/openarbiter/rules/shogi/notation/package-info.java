/** Games of shogi as KIF, KI2 and CSA and as lines for engines. */
@NullMarked
package org.openarbiter.rules.shogi.notation;

import org.jspecify.annotations.NullMarked;
