/** HTTP without games: routes and the OpenAPI document made from them, problems, limits, headers. */
@NullMarked
package org.openarbiter.server.http;

import org.jspecify.annotations.NullMarked;
