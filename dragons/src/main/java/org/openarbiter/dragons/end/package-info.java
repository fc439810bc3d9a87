/** How a finished position stands: what is dead, what is territory, what is neither. */
@NullMarked
package org.openarbiter.dragons.end;

import org.jspecify.annotations.NullMarked;
