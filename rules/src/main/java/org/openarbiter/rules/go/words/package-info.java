/** The words of rulings on Go, in every language: {@link org.openarbiter.rules.go.words.GoLexicon} and the files beside it. */
@NullMarked
package org.openarbiter.rules.go.words;

import org.jspecify.annotations.NullMarked;
