/** What a referee says: {@code Ruling}, with the {@code Verdict}, the claims, the violations and the bans in it. */
@NullMarked
package org.openarbiter.rules.core.ruling;

import org.jspecify.annotations.NullMarked;
