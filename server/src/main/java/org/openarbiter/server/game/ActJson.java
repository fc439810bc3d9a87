package org.openarbiter.server.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.store.StoredAct;

/** Acts as followers see them. */
final class ActJson {
    private ActJson() {}

    static ObjectNode of(StoredAct act) {
        ObjectNode json = Bodies.object();
        json.put("seq", act.seq());
        json.put("actor", act.actor());
        json.set("act", Bodies.written(act.act()));
        json.put("at", act.at());
        return json;
    }
}
