/**
 * Other programs as oracles, each where it is installed: looked for on the path and in {@code /usr/games}. Where one is missing,
 * its tests are not registered and one line says so.
 */
@NullMarked
package org.openarbiter.cli.peers;

import org.jspecify.annotations.NullMarked;
