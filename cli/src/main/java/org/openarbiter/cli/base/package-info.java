/** What every command needs: the terminal, faults with exit codes, files in and out, progress. */
@NullMarked
package org.openarbiter.cli.base;

import org.jspecify.annotations.NullMarked;
