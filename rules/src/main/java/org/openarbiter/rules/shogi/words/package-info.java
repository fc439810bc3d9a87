/** The words of rulings on shogi, in every language: {@link org.openarbiter.rules.shogi.words.ShogiLexicon} and the files beside it. */
@NullMarked
package org.openarbiter.rules.shogi.words;

import org.jspecify.annotations.NullMarked;
