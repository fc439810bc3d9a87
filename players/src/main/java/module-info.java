import org.jspecify.annotations.NullMarked;

/** Our own ends of the protocols: a Go engine that answers GTP, and chess and xiangqi engines that answer UCI and UCCI. */
@NullMarked
module org.openarbiter.players {
    requires static transitive org.jspecify;
    requires org.openarbiter.dragons;
    requires org.openarbiter.protocol;
    requires transitive org.openarbiter.rules;
    requires org.openarbiter.search;

    exports org.openarbiter.players.go;
    exports org.openarbiter.players.gtp;
    exports org.openarbiter.players.uci;
}
