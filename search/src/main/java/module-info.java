import org.jspecify.annotations.NullMarked;

/** Searches over games: the proof search that solves small boards. */
@NullMarked
module org.openarbiter.search {
    requires static transitive org.jspecify;
    requires transitive org.openarbiter.rules;

    exports org.openarbiter.search.solve;
}
