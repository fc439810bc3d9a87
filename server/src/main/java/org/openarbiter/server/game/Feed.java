package org.openarbiter.server.game;

import java.io.IOException;
import org.openarbiter.server.store.StoredAct;

/** Sends a follower of a game all acts after one it knows, in order, each once, for as long as it listens. */
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

        /** Whether it still listens, and still may. */
        boolean listens();
    }

    Feed(Tables tables, Followers followers, String game) {
        this.tables = tables;
        this.followers = followers;
        this.game = game;
    }

    /** Sends a listener all acts after a number; returns when it has stopped listening, or the server stops. */
    void run(int after, Listener listener) throws IOException, InterruptedException {
        Followers.Audience audience = followers.join(game);
        try {
            int last = after;
            while (goesOn(listener)) {
                long changes = audience.changes();
                int now = send(last, listener);
                boolean changed = now != last;
                last = now;
                while (!changed && goesOn(listener)) {
                    changed = audience.await(changes, QUIET_MILLIS);
                    if (!changed) {
                        listener.quiet();
                    }
                }
            }
        } finally {
            followers.part(game);
        }
    }

    private boolean goesOn(Listener listener) {
        return !followers.isClosed() && listener.listens();
    }

    /** Sends what is new; returns the number of the last act that the listener has. */
    private int send(int after, Listener listener) throws IOException {
        Table table = tables.table(game);
        GameState state = table.state();
        if (after == state.acts() - 1) {
            listener.act(state.acts(), state.latest());
            return state.acts();
        }
        int last = after;
        for (StoredAct act : table.shownAfter(after)) {
            last = act.seq();
            listener.act(last, ActJson.of(act).toString());
            if (!goesOn(listener)) {
                return last;
            }
        }
        return last;
    }
}
