/** The findings of janggi as records: {@link org.openarbiter.rules.janggi.evidence.JanggiFinding} is the closed set. */
@NullMarked
package org.openarbiter.rules.janggi.evidence;

import org.jspecify.annotations.NullMarked;
