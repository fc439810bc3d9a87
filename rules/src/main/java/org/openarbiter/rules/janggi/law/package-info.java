/** The laws of janggi: one class for each rule, {@link org.openarbiter.rules.janggi.law.JanggiRulebooks} for the rulebooks. */
@NullMarked
package org.openarbiter.rules.janggi.law;

import org.jspecify.annotations.NullMarked;
