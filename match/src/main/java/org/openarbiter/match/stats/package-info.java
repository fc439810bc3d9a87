/** What the results of a match say of the strength of its engines. No game and no engine in it. */
@NullMarked
package org.openarbiter.match.stats;

import org.jspecify.annotations.NullMarked;
