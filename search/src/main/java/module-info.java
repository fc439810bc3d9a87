import org.jspecify.annotations.NullMarked;

/** Searches over games: alpha–beta with repetitions by the rulebook, and the proof search that solves small boards. */
@NullMarked
module org.openarbiter.search {
    requires static jdk.incubator.vector;
    requires static transitive org.jspecify;
    requires transitive org.openarbiter.rules;

    exports org.openarbiter.search.alphabeta;
    exports org.openarbiter.search.chess;
    exports org.openarbiter.search.network;
    exports org.openarbiter.search.repetition;
    exports org.openarbiter.search.solve;
    exports org.openarbiter.search.train;
    exports org.openarbiter.search.tune;
    exports org.openarbiter.search.xiangqi;
}
