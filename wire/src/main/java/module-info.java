import org.jspecify.annotations.NullMarked;

/** Cases, acts, rulings and surveys as JSON. */
@NullMarked
module org.openarbiter.wire {
    requires static transitive org.jspecify;
    requires transitive org.openarbiter.rules;
    requires com.fasterxml.jackson.core;

    exports org.openarbiter.wire;
}
