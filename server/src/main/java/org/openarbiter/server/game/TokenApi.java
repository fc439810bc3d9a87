package org.openarbiter.server.game;

import static org.openarbiter.server.game.GameApi.ID;
import static org.openarbiter.server.game.GameApi.JSON;
import static org.openarbiter.server.game.GameApi.TAG;
import static org.openarbiter.server.game.GameApi.TAKES;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.http.Route;
import org.openarbiter.server.store.Tokens;

/** The tokens of a game: listed, issued, revoked. */
final class TokenApi {
    private static final int LARGEST_WISH = 1 << 16;
    private static final int MOST_TOKENS = 50;

    private final Access access;
    private final Tokens tokens;

    TokenApi(Access access, Tokens tokens) {
        this.access = access;
        this.tokens = tokens;
    }

    List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        routes.add(Route.get("/v1/games/{game}/tokens").named("listTokens", TAG, "Lists the tokens of a game that are in force.")
                .path("game", ID).token("The token of the game's arbiter, or of the operator.")
                .answers(200, JSON, "TokenList", "Their ids and roles; never the tokens themselves.").problems(Kind.NOT_FOUND).by(this::listTokens));
        routes.add(Route.post("/v1/games/{game}/tokens").named("issueToken", TAG, "Issues another token for a game.")
                .path("game", ID).token("The token of the game's arbiter, or of the operator.")
                .takes(TAKES, "NewToken", "The role it is for.")
                .answers(201, JSON, "Token", "The token, which is shown this once.").problems(Kind.NOT_FOUND).by(this::issue));
        routes.add(Route.delete("/v1/games/{game}/tokens/{token}").named("revokeToken", TAG, "Revokes a token of a game.")
                .path("game", ID).path("token", "The id of the token.").token("The token of the game's arbiter, or of the operator.")
                .problems(Kind.NOT_FOUND).by(this::revoke));
        return routes;
    }

    /** A token that was just issued, as it is shown once. */
    static ObjectNode shown(Tokens.Issued token) {
        return Bodies.object().put("token", token.text()).put("id", token.id()).put("role", token.role());
    }

    private void listTokens(Context context) {
        String id = context.pathParam("game");
        access.ruling(context, id);
        ObjectNode json = Bodies.object();
        ArrayNode list = json.putArray("tokens");
        tokens.of(id).forEach(holder -> list.addObject().put("id", holder.id()).put("role", holder.role()));
        Bodies.answer(context, json);
    }

    private void issue(Context context) {
        String id = context.pathParam("game");
        Table table = access.ruling(context, id);
        ObjectNode wanted = Bodies.read(Request.body(context, LARGEST_WISH));
        Bodies.only(wanted, Set.of("role"));
        String role = Bodies.text(wanted, "role");
        List<String> roles = new ArrayList<>(table.seats());
        roles.add(Tokens.ARBITER);
        roles.add(Tokens.READER);
        if (role == null || !roles.contains(role)) {
            throw Problem.of(Kind.BAD_REQUEST, "\"role\" must be one of " + String.join(", ", roles)).exception();
        }
        if (tokens.of(id).size() >= MOST_TOKENS) {
            throw Problem.of(Kind.TOO_MANY, "a game has " + MOST_TOKENS + " tokens at most; revoke some").exception();
        }
        Tokens.Issued issued = tokens.issue(id, role);
        tokens.keep(issued);
        context.status(201);
        Bodies.answer(context, shown(issued));
    }

    private void revoke(Context context) {
        String id = context.pathParam("game");
        access.ruling(context, id);
        if (!tokens.revoke(id, context.pathParam("token"))) {
            throw Problem.of(Kind.NOT_FOUND, "this game has no active token with this id").exception();
        }
        context.status(204);
    }
}
