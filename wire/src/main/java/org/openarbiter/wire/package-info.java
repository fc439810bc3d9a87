/**
 * Cases, acts and rulings as JSON: what people and programs outside hand in and get back.
 *
 * <p>In: {@link org.openarbiter.wire.CaseLines} cuts a stream into lines, {@link org.openarbiter.wire.CaseReader} makes an
 * {@link org.openarbiter.wire.Entry} of each. Out: {@link org.openarbiter.wire.RulingJson} and
 * {@link org.openarbiter.wire.CaseWriter}. Both ways: {@link org.openarbiter.wire.LiveGame} takes acts line by line and answers
 * each. The schemas of all of it lie beside, see {@link org.openarbiter.wire.Schemas}. No game is known by name here.
 */
@NullMarked
package org.openarbiter.wire;

import org.jspecify.annotations.NullMarked;
