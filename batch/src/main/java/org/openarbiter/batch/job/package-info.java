/** The job: from files of games to tables of rulings, written whole or not at all. */
@NullMarked
package org.openarbiter.batch.job;

import org.jspecify.annotations.NullMarked;
