/** What a rulebook of xiangqi chooses on each axis: {@code XiangqiChoices}, with the presets as constants. */
@NullMarked
package org.openarbiter.rules.xiangqi.choices;

import org.jspecify.annotations.NullMarked;
