/** Compressed files, also those that break off. */
@NullMarked
package org.openarbiter.archive.file;

import org.jspecify.annotations.NullMarked;
