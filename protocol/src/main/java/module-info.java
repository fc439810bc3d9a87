import org.jspecify.annotations.NullMarked;

/** Clients of engines: each runs in its own process and speaks UCI, UCCI, xboard or GTP. */
@NullMarked
module org.openarbiter.protocol {
    requires static transitive org.jspecify;

    exports org.openarbiter.protocol.engine;
    exports org.openarbiter.protocol.gtp;
    exports org.openarbiter.protocol.uci;
    exports org.openarbiter.protocol.xboard;
}
