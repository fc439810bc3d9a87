import org.jspecify.annotations.NullMarked;

/** Files and streams of games: unpacked, split, read, judged on all cores, and surveyed. */
@NullMarked
module org.openarbiter.archive {
    requires static transitive org.jspecify;
    requires transitive org.openarbiter.rules;
    requires org.openarbiter.wire;
    requires com.github.luben.zstd_jni;
    requires dev.hardwood.core;
    requires org.tukaani.xz;

    exports org.openarbiter.archive;
    exports org.openarbiter.archive.file;
    exports org.openarbiter.archive.part;
    exports org.openarbiter.archive.stored;
    exports org.openarbiter.archive.survey;
}
