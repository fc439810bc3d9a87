import org.jspecify.annotations.NullMarked;

/** Games between engines, each in its own process, with clocks and a referee. */
@NullMarked
module org.openarbiter.match {
    requires static transitive org.jspecify;
    requires transitive org.openarbiter.protocol;
    requires transitive org.openarbiter.rules;
    requires org.openarbiter.wire;

    exports org.openarbiter.match;
    exports org.openarbiter.match.guard;
    exports org.openarbiter.match.stats;
}
