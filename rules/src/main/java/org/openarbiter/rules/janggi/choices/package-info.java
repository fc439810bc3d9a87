/** What a rulebook of janggi chooses. */
@NullMarked
package org.openarbiter.rules.janggi.choices;

import org.jspecify.annotations.NullMarked;
