/**
 * The status of a group: the one place where anybody asks whether stones live, and the form of the answer.
 *
 * <p>{@link org.openarbiter.dragons.status.Statuses} answers for a {@link org.openarbiter.dragons.status.Group} at an {@link
 * org.openarbiter.dragons.status.Effort} with a {@link org.openarbiter.dragons.status.GroupStatus}, which says how it is {@link
 * org.openarbiter.dragons.status.Known}.
 */
@NullMarked
package org.openarbiter.dragons.status;

import org.jspecify.annotations.NullMarked;
