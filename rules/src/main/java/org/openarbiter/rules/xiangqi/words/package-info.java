/** The words of rulings on xiangqi, in every language: {@link org.openarbiter.rules.xiangqi.words.XiangqiLexicon} and the files beside it. */
@NullMarked
package org.openarbiter.rules.xiangqi.words;

import org.jspecify.annotations.NullMarked;
