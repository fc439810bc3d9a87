/**
 * Bytes to characters, with no game in it: streams in UTF-16 as UTF-8, and in which encoding a text is written that does not say so.
 */
@NullMarked
package org.openarbiter.rules.text;

import org.jspecify.annotations.NullMarked;
