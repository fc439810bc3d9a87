package org.openarbiter.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.Header;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.server.http.Problem.Kind;

/** What every request has to pass, and what every answer carries: limits, origins, security headers. */
public final class Guard {
    /** Scripts, styles and connections from this server alone; nothing in a frame. Boards are SVG in the page and need no exception. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
            + " font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; manifest-src 'self'";

    private static final Pattern LOCAL = Pattern.compile("(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?", Pattern.CASE_INSENSITIVE);

    private final Limits requests;
    private final List<String> origins;
    private final boolean local;
    private final BooleanSupplier stopping;

    /**
     * A guard.
     *
     * @param requestsPerMinute of one client, on average
     * @param origins further origins whose pages may use the API
     * @param local whether the server takes local connections only: then it goes by no other name, and a page of a stranger whose name has
     *     been made to lead here (DNS rebinding) is found out by that
     * @param stopping whether nothing new is taken
     */
    public Guard(int requestsPerMinute, List<String> origins, boolean local, BooleanSupplier stopping) {
        this.local = local;
        this.stopping = stopping;
        requests = new Limits(requestsPerMinute, Duration.ofMinutes(1), System::nanoTime);
        this.origins = List.copyOf(origins);
    }

    /**
     * Checks a request before it is looked at.
     *
     * @throws ProblemException if it is refused
     */
    public void before(Context context) {
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Referrer-Policy", "no-referrer");
        context.header("Content-Security-Policy", POLICY);
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Cache-Control", "no-store");
        name(context);
        if (stopping.getAsBoolean()) {
            throw Problem.of(Kind.BUSY, "the server is shutting down").exception();
        }
        @Nullable String origin = context.header(Header.ORIGIN);
        if (origin != null && !isOwn(origin, context.host())) {
            if (!origins.contains(origin)) {
                throw Problem.of(Kind.FOREIGN, "pages of another origin may not use this server").exception();
            }
            context.header(Header.ACCESS_CONTROL_ALLOW_ORIGIN, origin).header(Header.VARY, Header.ORIGIN);
            context.header(Header.ACCESS_CONTROL_ALLOW_HEADERS, "Authorization, Content-Type, Last-Event-ID");
            context.header(Header.ACCESS_CONTROL_ALLOW_METHODS, "GET, POST, DELETE");
            context.header(Header.ACCESS_CONTROL_EXPOSE_HEADERS, "Location, Retry-After");
        }
        limit(context);
        if (origin != null && context.method().equals(HandlerType.OPTIONS)) {
            // A browser asks whether it may ask.
            context.status(204).skipRemainingHandlers();
        }
    }

    private void name(Context context) {
        String host = context.host();
        if (local && host != null && !LOCAL.matcher(host).matches()
                && origins.stream().noneMatch(origin -> isOwn(origin, host))) {
            throw Problem.of(Kind.FOREIGN, "unknown host name").exception();
        }
    }

    private void limit(Context context) {
        int wait = requests.take(context.ip());
        if (wait > 0) {
            throw Problem.of(Kind.TOO_MANY, "too many requests from this address; try again later").with("retryAfter", wait).exception();
        }
    }

    /**
     * Checks a request for a WebSocket. A client that names no origin is no browser.
     *
     * @throws ProblemException if it is refused
     */
    public void beforeSocket(Context context) {
        name(context);
        @Nullable String origin = context.header(Header.ORIGIN);
        if (origin != null && !isOwn(origin, context.host()) && !origins.contains(origin)) {
            throw Problem.of(Kind.FOREIGN, "pages of another origin may not use this server").exception();
        }
        limit(context);
    }

    private static boolean isOwn(String origin, @Nullable String host) {
        try {
            return host != null && host.equalsIgnoreCase(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
