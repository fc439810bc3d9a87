/** Xiangqi for the search: move ordering, evaluation, repetitions by the WXF rules. */
@NullMarked
package org.openarbiter.search.xiangqi;

import org.jspecify.annotations.NullMarked;
