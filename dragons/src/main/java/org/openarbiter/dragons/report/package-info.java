/** An analysis as others see it: boards with dragons and eyes, and plain values for JSON. */
@NullMarked
package org.openarbiter.dragons.report;

import org.jspecify.annotations.NullMarked;
