/** What a visitor of the page does, in the browser that is installed. */
@NullMarked
package org.openarbiter.server.page;

import org.jspecify.annotations.NullMarked;
