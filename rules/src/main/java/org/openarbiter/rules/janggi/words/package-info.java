/** The words of rulings on janggi, in every language: {@link org.openarbiter.rules.janggi.words.JanggiLexicon} and the files beside it. */
@NullMarked
package org.openarbiter.rules.janggi.words;

import org.jspecify.annotations.NullMarked;
