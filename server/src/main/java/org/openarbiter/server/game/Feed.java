package org.openarbiter.server.game;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import org.openarbiter.server.store.StoredAct;

/** Tells a follower of a game all acts after one it knows, in order, each once, for as long as it listens. */
final class Feed {
    private static final long QUIET_MILLIS = 15_000;

    private final Tables tables;
    private final Followers followers;
    private final String game;

    /** Who listens. A call returns when what was said has gone out; one that fails ends the feed. */
    interface Listener {
        /** An act. */
        void act(int seq, String json) throws IOException;

        /** Nothing has happened for some time. */
        void quiet() throws IOException;

        /** Whether it still listens. */
        boolean listens();
    }

    Feed(Tables tables, Followers followers, String game) {
        this.tables = tables;
        this.followers = followers;
        this.game = game;
    }

    /** Tells a listener of all acts after a number; returns when it listens no more, or the server stops. */
    void run(int after, Listener listener) throws IOException, InterruptedException {
        int told = after;
        while (listener.listens() && !followers.isClosed()) {
            CompletableFuture<Void> next = followers.next(game);
            Table table = tables.table(game);
            GameState state = table.state();
            if (told == state.acts() - 1) {
                told = state.acts();
                listener.act(told, state.latest());
            } else if (told < state.acts()) {
                for (StoredAct act : table.shownAfter(told)) {
                    told = act.seq();
                    listener.act(told, ActJson.of(act).toString());
                }
            } else if (!Followers.await(next, QUIET_MILLIS)) {
                listener.quiet();
            }
        }
    }
}
