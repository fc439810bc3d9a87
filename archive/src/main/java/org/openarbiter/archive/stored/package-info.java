/** Rulings that were stored as Parquet files: how the tables are laid out, and surveys from them. */
@NullMarked
package org.openarbiter.archive.stored;

import org.jspecify.annotations.NullMarked;
