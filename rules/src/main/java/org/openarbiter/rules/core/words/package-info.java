/**
 * What rulings say, apart from the language in which they say it: a {@link org.openarbiter.rules.core.words.Sentence} has a key and named
 * parameters, a {@link org.openarbiter.rules.core.words.Lexicon} the words for its key in every {@link
 * org.openarbiter.rules.core.words.Language}, and {@link org.openarbiter.rules.core.words.Words} puts both together. Knows no game.
 */
@NullMarked
package org.openarbiter.rules.core.words;

import org.jspecify.annotations.NullMarked;
