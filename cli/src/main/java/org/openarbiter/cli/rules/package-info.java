/** Commands about the rules themselves: the rulebooks and their pages, and move counting. */
@NullMarked
package org.openarbiter.cli.rules;

import org.jspecify.annotations.NullMarked;
