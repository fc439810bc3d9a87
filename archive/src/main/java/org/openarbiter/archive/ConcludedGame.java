package org.openarbiter.archive;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.ForwardedGame;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ruling;

/**
 * A game as the formats of records can tell how it ended: by a result, and by the one act that ended it.
 *
 * <p>A case tells what happened and leaves it to a ruling what came of that; other records name the result. So this game has the result
 * of its ruling, unless it has one of its own, and of its acts the one that ended it; a draw that was offered and accepted is one agreed upon.
 *
 * @param <B> the board of the game
 */
public final class ConcludedGame<B extends Board> implements ForwardedGame<B> {
    private final RecordedGame<B> game;
    private final List<RecordedAct<B>> acts;
    private final @Nullable String recorded;
    private final @Nullable Outcome outcome;

    private ConcludedGame(RecordedGame<B> game, List<RecordedAct<B>> acts, @Nullable String recorded, @Nullable Outcome outcome) {
        this.game = game;
        this.acts = List.copyOf(acts);
        this.recorded = recorded;
        this.outcome = outcome;
    }

    /**
     * The record of a game as another format can tell it.
     *
     * @param from the name of the format from which it was read; only {@link Archive#CASES} tell no results
     */
    public static <B extends Board> RecordedGame<B> of(ReadGame<B> read, String from) {
        return from.equals(Archive.CASES) ? of(read) : read.record();
    }

    /** The record of a case as other formats can tell it; as it was if the game is not over, or cannot be ruled on. */
    public static <B extends Board> RecordedGame<B> of(ReadGame<B> read) {
        RecordedGame<B> record = read.record();
        Ruling ruling;
        Referee<B> referee;
        try {
            Replay<B> replay = new Replay<>(rulebook(read), read.seats(), Options.DEFAULT, record.start());
            ruling = replay.rule(record);
            referee = replay.referee();
        } catch (InputException | RulebookException e) {
            return record;
        }
        return referee.isOver() ? concluded(read.game(), record, ruling, referee) : record;
    }

    private static <B extends Board> Rulebook<B> rulebook(ReadGame<B> read) throws InputException, RulebookException {
        return read.game().rulebook(RulebookChoice.OF_THE_RECORD.rulebooks(read).getFirst());
    }

    private static <B extends Board> RecordedGame<B> concluded(Game<B> game, RecordedGame<B> record, Ruling ruling, Referee<B> referee) {
        Act ending = switch (referee.ending()) {
            case Act.Play play -> null;
            case Act.Unplayable unplayable -> null;
            case Act.Offer offer -> new Act.Agree(Outcome.DRAW);
            case Act.Accept accept -> new Act.Agree(Outcome.DRAW);
            case null -> null;
            // On lichess a flag draws while the other has offered a draw; the same flag without the offer would have lost.
            case Act.Flag flag when "offer".equals(ruling.ruleId()) -> new Act.Agree(Outcome.DRAW);
            case Act other -> other;
        };
        List<RecordedAct<B>> acts = new ArrayList<>();
        for (RecordedAct<B> act : record.acts()) {
            // They stand in the record beside the result: they explain the score.
            if (act.act(referee.board(), referee.next()) instanceof Act.Dead dead && !dead.equals(ending)) {
                acts.add(RecordedAct.of(record.plies(), dead));
            }
        }
        if (ending != null) {
            acts.add(RecordedAct.of(record.plies(), ending));
        }
        String own = record.recorded();
        boolean hasOwn = own != null && !own.equals(game.result(ruling.outcome(), ruling.seats()));
        return hasOwn
                ? new ConcludedGame<>(record, acts, own, record.recordedOutcome())
                : new ConcludedGame<>(record, acts, game.result(ruling, ending), ruling.outcome());
    }

    @Override
    public RecordedGame<B> game() {
        return game;
    }

    @Override
    public List<RecordedAct<B>> acts() {
        return acts;
    }

    @Override
    public @Nullable String recorded() {
        return recorded;
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        return outcome;
    }
}
