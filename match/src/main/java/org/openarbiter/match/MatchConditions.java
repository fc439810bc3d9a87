package org.openarbiter.match;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.score.DeadStones;

/**
 * The terms on which the games of a match are played.
 *
 * @param control what an engine may spend if nothing else is said for it
 * @param margin milliseconds by which a move may come too late
 * @param patience how long an engine is waited for where no clock runs
 * @param analysis decides which stones are dead if the engines do not agree; may be null
 */
public record MatchConditions<B extends Board>(
        Game<B> game,
        Rulebook<B> rulebook,
        TimeControl control,
        Adjudication adjudication,
        long margin,
        Duration patience,
        @Nullable DeadStones analysis) {}
