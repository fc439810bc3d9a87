/** Commands of Go: the analysis of groups, and the solver of small boards. */
@NullMarked
package org.openarbiter.cli.go;

import org.jspecify.annotations.NullMarked;
