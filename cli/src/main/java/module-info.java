import org.jspecify.annotations.NullMarked;

/** The arbiter command: arguments, progress, pictures. */
@NullMarked
module org.openarbiter.cli {
    requires static org.jspecify;
    requires org.openarbiter.dragons;
    requires org.openarbiter.match;
    requires org.openarbiter.players;
    requires org.openarbiter.protocol;
    requires org.openarbiter.rules;
    requires org.openarbiter.search;
    requires org.openarbiter.wire;
    requires info.picocli;
    requires me.tongfei.progressbar;
    requires com.github.luben.zstd_jni;
    requires org.tukaani.xz;

    opens org.openarbiter.cli to
            info.picocli;
}
