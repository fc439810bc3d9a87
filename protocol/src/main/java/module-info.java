import org.jspecify.annotations.NullMarked;

/** The protocols that engines speak, and what answers them. */
@NullMarked
module org.openarbiter.protocol {
    requires static transitive org.jspecify;
    requires transitive org.openarbiter.dragons;
    requires transitive org.openarbiter.rules;
    requires transitive org.openarbiter.search;

    exports org.openarbiter.protocol.engine;
    exports org.openarbiter.protocol.gtp;
    exports org.openarbiter.protocol.gtp.go;
    exports org.openarbiter.protocol.gtpclient;
    exports org.openarbiter.protocol.uci;
    exports org.openarbiter.protocol.xboard;
}
