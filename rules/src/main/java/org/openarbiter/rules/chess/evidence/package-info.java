/**
 * The evidence of chess: {@link org.openarbiter.rules.chess.evidence.ChessFinding} is the closed set of findings that rulings
 * of chess can rest on, besides those that any game can have.
 *
 * <p>Plies count from 1; a moment is a number of plies, and moment 0 is the start. Sides are {@code Piece.WHITE} (0) and
 * {@code Piece.BLACK} (1), squares have their names ({@code e4}). Articles are those of the FIDE Laws of Chess of 2023.
 */
@NullMarked
package org.openarbiter.rules.chess.evidence;

import org.jspecify.annotations.NullMarked;
