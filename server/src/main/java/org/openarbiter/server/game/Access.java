package org.openarbiter.server.game;

import io.javalin.http.Context;
import java.util.Optional;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.store.Tokens;

/** Who may do what with a game, by the token of a request. */
final class Access {
    private final Tables tables;
    private final Tokens tokens;

    Access(Tables tables, Tokens tokens) {
        this.tables = tables;
        this.tokens = tokens;
    }

    /** The role that the token of a request has in a game; empty without a token. */
    Optional<String> role(Context context, String game) {
        Optional<String> token = Request.token(context);
        if (token.isEmpty()) {
            return Optional.empty();
        }
        Tokens.Holder holder = tokens.holder(token.get())
                .orElseThrow(() -> Problem.of(Kind.UNAUTHORIZED, "this token is unknown, or was revoked").exception());
        if (!holder.isFor(game)) {
            throw Problem.of(Kind.FORBIDDEN, "this token is for another game").exception();
        }
        return Optional.of(holder.role());
    }

    /** The table of a game that the sender of a request may read. */
    Table readable(Context context) {
        return readable(context, context.pathParam("game"));
    }

    Table readable(Context context, String id) {
        Table table = tables.table(id);
        if (!table.stored().open() && role(context, id).isEmpty()) {
            throw Problem.of(Kind.UNAUTHORIZED, "this game is not open to all; send one of its tokens").exception();
        }
        return table;
    }

    /** The table of a game whose arbiter, or the operator, has sent a request. */
    Table ruling(Context context, String game) {
        Table table = tables.table(game);
        String role = role(context, game)
                .orElseThrow(() -> Problem.of(Kind.UNAUTHORIZED, "this needs the token of the game's arbiter").exception());
        if (!role.equals(Tokens.ARBITER) && !role.equals(Tokens.OPERATOR)) {
            throw Problem.of(Kind.FORBIDDEN, "only the game's arbiter may do this").exception();
        }
        return table;
    }
}
