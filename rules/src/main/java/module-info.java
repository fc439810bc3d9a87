import org.jspecify.annotations.NullMarked;

/** What a position, a play and a ruling are; the games, their rulebooks and their notations. */
@NullMarked
module org.openarbiter.rules {
    requires static transitive org.jspecify;

    exports org.openarbiter.rules.core;
}
