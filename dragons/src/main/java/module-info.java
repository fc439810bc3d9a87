import org.jspecify.annotations.NullMarked;

/** What the stones on a Go board are worth: worms, dragons, eyes, life and death. */
@NullMarked
module org.openarbiter.dragons {
    requires static transitive org.jspecify;
    requires transitive org.openarbiter.rules;

    exports org.openarbiter.dragons.end;
    exports org.openarbiter.dragons.eyes;
    exports org.openarbiter.dragons.life;
    exports org.openarbiter.dragons.player;
    exports org.openarbiter.dragons.playout;
    exports org.openarbiter.dragons.race;
    exports org.openarbiter.dragons.read;
    exports org.openarbiter.dragons.report;
    exports org.openarbiter.dragons.status;
    exports org.openarbiter.dragons.trial;
    exports org.openarbiter.dragons.worms;
}
