/** How the games of an archive ended: tallies by rule, and a line for each incident. No game in it. */
@NullMarked
package org.openarbiter.rules.survey;

import org.jspecify.annotations.NullMarked;
