/** Surveys of archives: what gathers them, and the files that show them (CSV, JSON, a page). */
@NullMarked
package org.openarbiter.archive.survey;

import org.jspecify.annotations.NullMarked;
