/**
 * Worms, cavities, dragons and caves, each as GNU Go 2.6 documents it.
 */
@NullMarked
package org.openarbiter.dragons.worms;

import org.jspecify.annotations.NullMarked;
