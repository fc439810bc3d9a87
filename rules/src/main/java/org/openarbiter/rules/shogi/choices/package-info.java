/** What a rulebook of shogi chooses. */
@NullMarked
package org.openarbiter.rules.shogi.choices;

import org.jspecify.annotations.NullMarked;
