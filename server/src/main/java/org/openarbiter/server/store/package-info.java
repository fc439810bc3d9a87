/** What is kept on disk: acts, tokens and records, in SQLite or PostgreSQL. */
@NullMarked
package org.openarbiter.server.store;

import org.jspecify.annotations.NullMarked;
