import org.jspecify.annotations.NullMarked;

/** What a position, a play and a ruling are; the games, their rulebooks and their notations; the survey of an archive. */
@NullMarked
module org.openarbiter.rules {
    requires static transitive org.jspecify;

    exports org.openarbiter.rules;
    exports org.openarbiter.rules.core;
    exports org.openarbiter.rules.core.board;
    exports org.openarbiter.rules.core.evidence;
    exports org.openarbiter.rules.core.record;
    exports org.openarbiter.rules.core.referee;
    exports org.openarbiter.rules.core.rule;
    exports org.openarbiter.rules.core.ruling;
    exports org.openarbiter.rules.core.words;
    exports org.openarbiter.rules.pgn;
    exports org.openarbiter.rules.survey;
    exports org.openarbiter.rules.chess;
    exports org.openarbiter.rules.chess.board;
    exports org.openarbiter.rules.chess.choices;
    exports org.openarbiter.rules.chess.evidence;
    exports org.openarbiter.rules.chess.notation;
    exports org.openarbiter.rules.chess.dead;
    exports org.openarbiter.rules.go;
    exports org.openarbiter.rules.go.board;
    exports org.openarbiter.rules.go.choices;
    exports org.openarbiter.rules.go.evidence;
    exports org.openarbiter.rules.go.notation;
    exports org.openarbiter.rules.go.picture;
    exports org.openarbiter.rules.janggi;
    exports org.openarbiter.rules.janggi.board;
    exports org.openarbiter.rules.janggi.choices;
    exports org.openarbiter.rules.janggi.evidence;
    exports org.openarbiter.rules.janggi.notation;
    exports org.openarbiter.rules.shogi;
    exports org.openarbiter.rules.shogi.board;
    exports org.openarbiter.rules.shogi.choices;
    exports org.openarbiter.rules.shogi.evidence;
    exports org.openarbiter.rules.shogi.notation;
    exports org.openarbiter.rules.xiangqi;
    exports org.openarbiter.rules.xiangqi.board;
    exports org.openarbiter.rules.xiangqi.choices;
    exports org.openarbiter.rules.xiangqi.chase;
    exports org.openarbiter.rules.xiangqi.evidence;
    exports org.openarbiter.rules.xiangqi.move;
    exports org.openarbiter.rules.xiangqi.notation;
    exports org.openarbiter.rules.go.score;
}
