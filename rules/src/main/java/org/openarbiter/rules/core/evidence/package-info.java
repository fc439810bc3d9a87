/**
 * Evidence for rulings: {@link org.openarbiter.rules.core.evidence.Finding}, which each game adds to, and the findings that any
 * game can have ({@link org.openarbiter.rules.core.evidence.CommonFinding}).
 */
@NullMarked
package org.openarbiter.rules.core.evidence;

import org.jspecify.annotations.NullMarked;
