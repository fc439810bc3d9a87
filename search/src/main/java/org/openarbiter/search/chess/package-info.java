/** Chess for the search: move ordering, evaluation, draws. */
@NullMarked
package org.openarbiter.search.chess;

import org.jspecify.annotations.NullMarked;
