/** The words of rulings on chess, in every language: {@link org.openarbiter.rules.chess.words.ChessLexicon} and the files beside it. */
@NullMarked
package org.openarbiter.rules.chess.words;

import org.jspecify.annotations.NullMarked;
