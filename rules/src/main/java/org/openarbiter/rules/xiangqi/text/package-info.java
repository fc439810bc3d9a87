/**
 * Text with Chinese in it: bytes of any usual encoding to UTF-8, broken ones among them, and the line and column of each place.
 */
@NullMarked
package org.openarbiter.rules.xiangqi.text;

import org.jspecify.annotations.NullMarked;
