package org.openarbiter.server.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.ProblemException;
import org.openarbiter.server.store.Tokens;

/**
 * A game followed over a WebSocket: each act is a message, from act {@code after} on. A game that is not open sends nothing until the
 * follower has sent {@code {"token":"…"}}; nothing else is taken from a follower.
 */
public final class GameSocket {
    /** The path of the socket. */
    public static final String PATH = "/v1/games/{game}/socket";

    private static final String CLIENT = "client";
    private static final String FEEDING = "feeding";
    private static final int REFUSED = 1008;
    private static final int TOO_SLOW = 1013;
    private static final int GOING_AWAY = 1001;
    private static final int LONGEST_MESSAGE = 1 << 10;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Tables tables;
    private final Followers followers;
    private final Tokens tokens;

    GameSocket(Tables tables, Followers followers, Tokens tokens) {
        this.tables = tables;
        this.followers = followers;
        this.tokens = tokens;
    }

    /** Sets the socket's handlers. */
    public void configure(WsConfig config) {
        config.onConnect(this::connected);
        config.onMessage(this::told);
        config.onClose(this::gone);
    }

    private void connected(WsConnectContext socket) {
        socket.session.setMaxTextMessageSize(LONGEST_MESSAGE);
        socket.session.setMaxBinaryMessageSize(1);
        socket.session.setIdleTimeout(Duration.ZERO);
        String client = socket.session.getRemoteSocketAddress() instanceof InetSocketAddress address
                ? address.getAddress().getHostAddress() : "";
        try {
            followers.enter(client);
            socket.attribute(CLIENT, client);
            Table table = tables.table(socket.pathParam("game"));
            if (table.stored().open()) {
                feed(socket);
            }
        } catch (ProblemException e) {
            refuse(socket, e.problem());
        }
    }

    private void told(WsMessageContext message) {
        try {
            ObjectNode body = Bodies.read(message.message().getBytes(StandardCharsets.UTF_8));
            @Nullable String token = Bodies.text(body, "token");
            String game = message.pathParam("game");
            if (token == null || tokens.holder(token)
                    .filter(holder -> holder.role().equals(Tokens.OPERATOR) || game.equals(holder.game())).isEmpty()) {
                throw Problem.of(Problem.Kind.FORBIDDEN, "that is no token of this game").exception();
            }
            feed(message);
        } catch (ProblemException e) {
            refuse(message, e.problem());
        }
    }

    private static void refuse(WsContext socket, Problem problem) {
        socket.closeSession(REFUSED, problem.detail().length() > 100 ? problem.detail().substring(0, 100) : problem.detail());
    }

    /** Begins to send, once. */
    private void feed(WsContext socket) {
        if (socket.attribute(FEEDING) != null) {
            return;
        }
        socket.attribute(FEEDING, true);
        int after = after(socket);
        Thread.ofVirtual().name("socket").start(() -> run(socket, after));
    }

    private static int after(WsContext socket) {
        String text = socket.queryParam("after");
        return text != null && text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
    }

    private void run(WsContext socket, int after) {
        try {
            new Feed(tables, followers, socket.pathParam("game")).run(after, new Feed.Listener() {
                @Override
                public void act(int seq, String json) throws IOException {
                    send(socket, json);
                }

                @Override
                public void quiet() throws IOException {
                    socket.sendPing();
                }

                @Override
                public boolean listens() {
                    return socket.session.isOpen();
                }
            });
            socket.closeSession(GOING_AWAY, "the server stops");
        } catch (IOException e) {
            socket.closeSession(TOO_SLOW, "too slow; come back and say after which act");
            socket.session.disconnect();
        } catch (ProblemException e) {
            refuse(socket, e.problem());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sends a message and waits until it has gone out. */
    private static void send(WsContext socket, String json) throws IOException {
        CompletableFuture<Void> sent = new CompletableFuture<>();
        socket.session.sendText(json, Callback.from(() -> sent.complete(null), sent::completeExceptionally));
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
