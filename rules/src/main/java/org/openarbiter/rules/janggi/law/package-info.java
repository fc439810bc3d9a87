/** The laws of janggi: mate, facing generals, repetition, passes, points; the rulebooks. */
@NullMarked
package org.openarbiter.rules.janggi.law;

import org.jspecify.annotations.NullMarked;
