import org.jspecify.annotations.NullMarked;

/** The arbiter command: arguments, progress, pictures. */
@NullMarked
module org.openarbiter.cli {
    requires static org.jspecify;
    requires org.openarbiter.archive;
    requires org.openarbiter.dragons;
    requires org.openarbiter.match;
    requires org.openarbiter.players;
    requires org.openarbiter.protocol;
    requires org.openarbiter.rules;
    requires org.openarbiter.search;
    requires org.openarbiter.wire;
    requires info.picocli;
    requires java.logging;
    requires me.tongfei.progressbar;

    opens org.openarbiter.cli to
            info.picocli;
    opens org.openarbiter.cli.base to
            info.picocli;
    opens org.openarbiter.cli.engine to
            info.picocli;
    opens org.openarbiter.cli.go to
            info.picocli;
    opens org.openarbiter.cli.judge to
            info.picocli;
    opens org.openarbiter.cli.rules to
            info.picocli;
}
