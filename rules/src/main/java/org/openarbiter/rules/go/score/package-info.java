/** What a finished position is worth to each player. */
@NullMarked
package org.openarbiter.rules.go.score;

import org.jspecify.annotations.NullMarked;
