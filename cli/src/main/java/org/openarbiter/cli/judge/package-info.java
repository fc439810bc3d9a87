/** Commands that read records of games: judge, survey, show, convert, and the referee of live games. */
@NullMarked
package org.openarbiter.cli.judge;

import org.jspecify.annotations.NullMarked;
