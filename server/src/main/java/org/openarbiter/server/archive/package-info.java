/** Archives: files of games that are surveyed as jobs, one at a time, and what came of it. */
@NullMarked
package org.openarbiter.server.archive;

import org.jspecify.annotations.NullMarked;
