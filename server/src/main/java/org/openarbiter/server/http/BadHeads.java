package org.openarbiter.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.openarbiter.server.http.Problem.Kind;

/**
 * Answers to requests that reach no route, since the server cannot take their first line or their headers: with a problem, as every
 * other refusal. The server closes such a connection, so the answer says that it does: a client would otherwise send its next request
 * there and lose it.
 */
public final class BadHeads extends ErrorHandler {
    private static final HttpField CLOSE = new HttpField(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE);

    @Override
    protected void generateResponse(
            Request request, Response response, int status, @Nullable String message, @Nullable Throwable cause, Callback callback) {
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.CONTENT_TYPE, Problem.MEDIA_TYPE);
        headers.put(HttpHeader.CACHE_CONTROL, "no-store");
        headers.put(CLOSE);
        Problem problem = Problem.of(Kind.BAD_REQUEST, "the request line or headers are invalid: " + why(status, request.getHeaders()));
        byte[] text = problem.with("status", status).json().toString().getBytes(StandardCharsets.UTF_8);
        response.write(true, ByteBuffer.wrap(text), callback);
    }

    /** What was expected. The message of the server names its classes, and states of its parser. */
    private static String why(int status, HttpFields headers) {
        return switch (status) {
            case HttpStatus.URI_TOO_LONG_414 -> "the first line is too long";
            case HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431 -> "they are too long";
            case HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505 -> "expected HTTP/1.1";
            default -> headers.contains(HttpHeader.UPGRADE) && !headers.contains(HttpHeader.CONNECTION, "upgrade")
                    ? "with the header Upgrade, Connection: Upgrade is expected"
                    : "expected a line such as GET /v1/games HTTP/1.1, with a path without .., then headers such as Host: example.org";
        };
    }
}
