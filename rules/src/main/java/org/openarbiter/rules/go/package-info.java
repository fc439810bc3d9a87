/**
 * Go on any finite graph, between any number of players: boards, strings and liberties, plays made and taken back.
 *
 * <p>Begin with {@link org.openarbiter.rules.go.board.Topology} and {@link org.openarbiter.rules.go.board.GoBoard}.
 */
@NullMarked
package org.openarbiter.rules.go;

import org.jspecify.annotations.NullMarked;

