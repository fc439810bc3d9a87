package org.openarbiter.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.go.score.DeadStones;

/** Rules on games of an archive, each under the rulebooks wanted. Keeps its referees from game to game; one for each thread. */
final class Judge {
    private final RulebookChoice choice;
    private final Options options;
    private final boolean withPositions;
    private final @Nullable DeadStones deadStones;
    private final Map<String, Replay<?>> replays = new HashMap<>();

    /** A position as people read it, and as values. */
    record Position(String text, Object values) {}

    /**
     * A game with its rulings, and what the board showed after the last of them.
     *
     * @param liberties what was read with a liberty, the choice of a rulebook included
     * @param positions the position after the last play that was carried out, for each ruling; empty if it is not wanted
     */
    record Judged<B extends Board>(
            ReadGame<B> game, List<Ruling> rulings, List<Position> positions, List<Liberty> liberties) {}

    Judge(RulebookChoice choice, Options options) {
        this(choice, options, false, null);
    }

    /**
     * A judge.
     *
     * @param withPositions whether positions are wanted
     * @param deadStones who proposes what is dead where a game of Go has stopped; null if no proposals are wanted
     */
    Judge(RulebookChoice choice, Options options, boolean withPositions, @Nullable DeadStones deadStones) {
        this.choice = choice;
        this.options = options;
        this.withPositions = withPositions;
        this.deadStones = deadStones;
    }

    /** The rulings on a game. */
    <B extends Board> Judged<B> judge(ReadGame<B> game) throws InputException {
        List<Ruling> rulings = new ArrayList<>();
        List<Position> positions = new ArrayList<>();
        for (String name : choice.rulebooks(game)) {
            Replay<B> replay = replay(game, name);
            Ruling ruling = replay.rule(game.record());
            DeadStones analysis = deadStones;
            rulings.add(analysis == null ? ruling : Proposals.added(ruling, replay.referee(), game.record(), analysis));
            if (withPositions) {
                positions.add(new Position(replay.referee().board().toText(), game.game().position(replay.referee())));
            }
        }
        List<Liberty> liberties = new ArrayList<>(game.record().liberties());
        if (choice.asksRecord()) {
            liberties.addAll(RulebookChoice.liberties(game));
        }
        return new Judged<>(game, rulings, positions, liberties);
    }

    private <B extends Board> Replay<B> replay(ReadGame<B> game, String rulebook) throws InputException {
        String key = rulebook + " " + game.seats().names();
        @SuppressWarnings("unchecked") // the key begins with the name of the game, which fixes the board
        Replay<B> known = (Replay<B>) replays.get(key);
        if (known != null) {
            return known;
        }
        Replay<B> made = new Replay<>(rulebook(game.game(), rulebook), game.seats(), options, game.record().start());
        replays.put(key, made);
        return made;
    }

    private static <B extends Board> Rulebook<B> rulebook(Game<B> game, String name) throws InputException {
        if (!RulebookId.isOf(game.name(), name)) {
            throw new InputException(0, 0, "'" + name + "' is no rulebook of " + game.name(), "one of " + game.name() + ":…");
        }
        try {
            return game.rulebook(name);
        } catch (RulebookException e) {
            @Nullable String message = e.getMessage();
            throw new InputException(0, 0, String.valueOf(message), "");
        }
    }
}
