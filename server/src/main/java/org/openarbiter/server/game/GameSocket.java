package org.openarbiter.server.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsErrorContext;
import io.javalin.websocket.WsMessageContext;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Quotes;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.ProblemException;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.http.Route;
import org.openarbiter.server.store.Tokens;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game followed over a WebSocket: each act is a message, from act {@code after} on. A game that is not open sends nothing until the
 * follower has sent {@code {"token":"…"}}; nothing else is taken from a follower.
 */
public final class GameSocket {
    /** The path of the socket. */
    public static final String PATH = "/v1/games/{game}/socket";

    private static final Logger LOG = LoggerFactory.getLogger(GameSocket.class);
    private static final String HANDSHAKE = "this path is a WebSocket; expected a GET request with the headers Upgrade: websocket,"
            + " Connection: Upgrade, Sec-WebSocket-Version: 13 and Sec-WebSocket-Key";
    private static final String ADDRESS = "address";
    private static final String AFTER = "after";
    private static final List<Route.Parameter> PARAMETERS =
            List.of(new Route.Parameter(AFTER, false, false, "integer", "Begins after this act."));
    private static final String CLIENT = "client";
    private static final String FEEDING = "feeding";
    private static final int REFUSED = 1008;
    private static final int TOO_SLOW = 1013;
    private static final int GOING_AWAY = 1001;
    private static final int LONGEST_MESSAGE = 1 << 10;
    private static final int LONGEST_REASON = 100;
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final Tables tables;
    private final Followers followers;
    private final Tokens tokens;

    GameSocket(Tables tables, Followers followers, Tokens tokens) {
        this.tables = tables;
        this.followers = followers;
        this.tokens = tokens;
    }

    /**
     * Checks a request for a socket and notes what the socket will have to know of it.
     *
     * @throws org.openarbiter.server.http.ProblemException if it is no handshake for a WebSocket, or its query makes no sense
     */
    public static void prepare(Context context) {
        if (!isHandshake(context.req())) {
            throw noHandshake();
        }
        Request.checkQuery(context, PARAMETERS);
        context.attribute(ADDRESS, context.ip());
        context.attribute(AFTER, Request.number(context, AFTER, 0, 0, Integer.MAX_VALUE));
    }

    /** What a request is told that asks for no socket, or not as the protocol has it. */
    public static ProblemException noHandshake() {
        return Problem.of(Problem.Kind.BAD_REQUEST, HANDSHAKE).exception();
    }

    /** Source: RFC 6455, 4.2.1. An upgrade without {@code Connection: Upgrade} reaches no path. */
    private static boolean isHandshake(HttpServletRequest request) {
        return request.getMethod().equals("GET")
                && "websocket".equalsIgnoreCase(request.getHeader("Upgrade"))
                && "13".equals(request.getHeader("Sec-WebSocket-Version"))
                && request.getHeader("Sec-WebSocket-Key") != null;
    }

    /** Sets the socket's handlers. */
    public void configure(WsConfig config) {
        config.onConnect(this::connected);
        config.onMessage(this::received);
        config.onClose(this::gone);
        config.onError(GameSocket::failed);
    }

    private void connected(WsConnectContext socket) {
        socket.session.setMaxTextMessageSize(LONGEST_MESSAGE);
        socket.session.setMaxBinaryMessageSize(1);
        socket.session.setIdleTimeout(PATIENCE);
        String client = Objects.requireNonNullElse(socket.attribute(ADDRESS), "");
        try {
            followers.enter(client);
            socket.attribute(CLIENT, client);
            Table table = tables.table(socket.pathParam("game"));
            if (table.stored().open()) {
                feed(socket, () -> true);
            }
        } catch (ProblemException e) {
            refuse(socket, e.problem());
        }
    }

    private void received(WsMessageContext message) {
        if (message.attribute(FEEDING) != null) {
            return;
        }
        try {
            ObjectNode body = Bodies.read(message.message().getBytes(StandardCharsets.UTF_8));
            @Nullable String token = Bodies.text(body, "token");
            String game = message.pathParam("game");
            if (token == null || tokens.holder(token).filter(holder -> holder.isFor(game)).isEmpty()) {
                throw Problem.of(Problem.Kind.FORBIDDEN, "not a token of this game").exception();
            }
            feed(message, () -> tokens.holder(token).isPresent());
        } catch (ProblemException e) {
            refuse(message, e.problem());
        }
    }

    private static void refuse(WsContext socket, Problem problem) {
        socket.closeSession(REFUSED, Quotes.cut(problem.detail(), LONGEST_REASON));
    }

    private static void failed(WsErrorContext socket) {
        // A message that is too long or makes no sense, or a connection that broke: the session closes and says why.
        LOG.debug("a socket failed", socket.error());
    }

    /** Begins to send. From now on the socket may be idle: it is pinged, and one that does not take the ping is cut off. */
    private void feed(WsContext socket, BooleanSupplier allowed) {
        socket.attribute(FEEDING, true);
        socket.session.setIdleTimeout(Duration.ZERO);
        int after = Objects.requireNonNullElse(socket.attribute(AFTER), 0);
        Thread.ofVirtual().name("socket").start(() -> run(socket, after, allowed));
    }

    private void run(WsContext socket, int after, BooleanSupplier allowed) {
        try {
            new Feed(tables, followers, socket.pathParam("game")).run(after, new Feed.Listener() {
                @Override
                public void act(int seq, String json) throws IOException {
                    finish(sent -> socket.session.sendText(json, sent));
                }

                @Override
                public void quiet() throws IOException {
                    finish(sent -> socket.session.sendPing(NOTHING.duplicate(), sent));
                }

                @Override
                public boolean listens() {
                    return socket.session.isOpen() && allowed.getAsBoolean();
                }
            });
            if (followers.isClosed()) {
                socket.closeSession(GOING_AWAY, "the server is shutting down");
            } else {
                socket.closeSession(REFUSED, "this token was revoked");
            }
        } catch (IOException e) {
            socket.closeSession(TOO_SLOW, "too slow; come back and say after which act");
            socket.session.disconnect();
        } catch (ProblemException e) {
            refuse(socket, e.problem());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sends something and waits until it has gone out. */
    private static void finish(Consumer<Callback> sending) throws IOException {
        CompletableFuture<Void> sent = new CompletableFuture<>();
        sending.accept(Callback.from(() -> sent.complete(null), sent::completeExceptionally));
        try {
            sent.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            throw new IOException("not sent", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("not sent", e);
        }
    }

    private void gone(WsContext socket) {
        @Nullable String client = socket.attribute(CLIENT);
        if (client != null) {
            followers.leave(client);
        }
    }
}
