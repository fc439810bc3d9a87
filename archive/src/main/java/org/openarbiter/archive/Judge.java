package org.openarbiter.archive;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ruling;

/** Rules on games of an archive, each under the rulebooks wanted. Keeps its referees from game to game; one for each thread. */
public final class Judge {
    /** Records may name rulebooks without end, each with a komi of its own. */
    private static final int MOST_REPLAYS = 100;

    private final RulebookChoice choice;
    private final Options options;
    private final boolean withPositions;
    private final @Nullable Addition addition;
    private final @Nullable Duration longest;
    private final Map<Setting, Replay<?>> replays = new HashMap<>();

    /** What a referee is made for. */
    private record Setting(RulebookId rulebook, Seats seats) {}

    /** A position as people read it, and as values. */
    public record Position(String text, Object values) {}

    /**
     * A game with its rulings, and what the board showed after the last of them.
     *
     * @param liberties what was read with a liberty, the choice of a rulebook included, and which {@link Addition}s failed
     * @param positions the position after the last play that was carried out, for each ruling; empty if it is not wanted
     */
    public record Judged<B extends Board>(
            ReadGame<B> game, List<Ruling> rulings, List<Position> positions, List<Liberty> liberties) {}

    /**
     * Adds to a ruling what somebody else has found, such as a proposal of dead stones; it changes no verdict. If it throws a
     * {@link RuntimeException} or takes too much stack, the ruling stands as it was, and a liberty of the {@link Judged} game says so.
     */
    public interface Addition {
        /**
         * The ruling with what is added.
         *
         * @param referee as it stands at the end of the record
         */
        <B extends Board> Ruling to(Ruling ruling, Referee<B> referee, RecordedGame<B> record);
    }

    /** A judge that gives rulings alone. */
    public Judge(RulebookChoice choice, Options options) {
        this(choice, options, false, null, null);
    }

    /**
     * A judge that gives rulings alone, and no game more than its time.
     *
     * @param longest how long it may take to play a game through under one rulebook; a game that takes longer is given up
     *     at its next ply, and reported like one that cannot be read
     */
    public Judge(RulebookChoice choice, Options options, Duration longest) {
        this(choice, options, false, null, longest);
    }

    /**
     * A judge.
     *
     * @param withPositions whether the final positions are wanted
     * @param addition what is added to each ruling; null for nothing
     */
    public Judge(RulebookChoice choice, Options options, boolean withPositions, @Nullable Addition addition) {
        this(choice, options, withPositions, addition, null);
    }

    private Judge(
            RulebookChoice choice, Options options, boolean withPositions, @Nullable Addition addition, @Nullable Duration longest) {
        this.choice = choice;
        this.options = options;
        this.withPositions = withPositions;
        this.addition = addition;
        this.longest = longest;
    }

    /**
     * Judges all games of an archive on all cores.
     *
     * @param sink takes the games in their order, on the calling thread
     * @param <X> why the sink may refuse to go on
     * @throws ArchiveException if the archive breaks off; the games before have been handed on
     */
    public static <X extends Exception> void all(
            Archive archive, RulebookChoice choice, Options options, Pipeline.Sink<JudgedGame, X> sink) throws ArchiveException, X {
        all(archive, choice, options, Runtime.getRuntime().availableProcessors(), sink);
    }

    /**
     * Judges all games of an archive.
     *
     * @param jobs the number of threads that judge
     * @param sink takes the games in their order, on the calling thread
     * @param <X> why the sink may refuse to go on
     * @throws ArchiveException if the archive breaks off; the games before have been handed on
     */
    public static <X extends Exception> void all(
            Archive archive, RulebookChoice choice, Options options, int jobs, Pipeline.Sink<JudgedGame, X> sink)
            throws ArchiveException, X {
        new Pipeline<List<JudgedGame>>(jobs, () -> {
            Judge judge = new Judge(choice, options);
            return games -> games.stream().map(raw -> judge.judge(archive, raw)).toList();
        }).run(archive, games -> {
            for (JudgedGame game : games) {
                sink.take(game);
            }
        });
    }

    /** A game that is not even read, because it is longer than what is taken: what is long is also slow to rule on. */
    public static JudgedGame.Unreadable tooLong(Archive archive, RawGame game, int most) {
        return new JudgedGame.Unreadable(
                archive.placeOf(game), null, new InputException(game.line(), 0, "the game is longer than the limit of " + most + " bytes", ""));
    }

    /** Reads a game of an archive and rules on it. A fault of the program itself costs no other game. */
    public JudgedGame judge(Archive archive, RawGame raw) {
        return judge(archive.reader(), archive.name(), raw);
    }

    /**
     * Reads a game and rules on it. A fault of the program itself costs no other game.
     *
     * @param file the name of the file from which it was cut out
     */
    public JudgedGame judge(GameReader reader, String file, RawGame raw) {
        ReadGame<?> game = null;
        try {
            game = reader.read(raw, options.strict());
            String named = game.id();
            return new JudgedGame.Ruled(named == null ? GameReader.placeOf(file, raw) : named, judge(game));
        } catch (InputException e) {
            return unreadable(reader, file, raw, game, e);
        } catch (RuntimeException | StackOverflowError e) {
            return unreadable(reader, file, raw, game, failure(raw, e));
        }
    }

    /** A fault of the program itself at a game, an exception or a stack that did not suffice, reported like unreadable input. */
    public static InputException failure(RawGame game, Throwable fault) {
        return new InputException(game.line(), 0, "the program failed on this game (" + fault + "); please report it", "");
    }

    private static JudgedGame unreadable(GameReader reader, String file, RawGame raw, @Nullable ReadGame<?> game, InputException error) {
        String name = reader.nameOf(file, raw);
        return game == null
                ? new JudgedGame.Unreadable(name, null, error, reader.factsOf(raw))
                : JudgedGame.Unreadable.of(name, game, error);
    }

    /** The rulings on a game. */
    public <B extends Board> Judged<B> judge(ReadGame<B> game) throws InputException {
        List<Ruling> rulings = new ArrayList<>();
        List<Position> positions = new ArrayList<>();
        List<Liberty> failures = new ArrayList<>();
        for (RulebookId rulebook : choice.rulebooks(game)) {
            Replay<B> replay = replay(game, rulebook);
            Ruling ruling = rule(replay, game);
            if (withPositions) {
                positions.add(new Position(replay.referee().board().toText(), game.game().position(replay.referee())));
            }
            rulings.add(withAddition(ruling, replay.referee(), game, failures));
        }
        List<Liberty> liberties = new ArrayList<>(game.record().liberties());
        if (choice.asksRecord()) {
            liberties.addAll(RulebookChoice.liberties(game));
        }
        liberties.addAll(failures);
        return new Judged<>(game, rulings, positions, liberties);
    }

    private <B extends Board> Ruling rule(Replay<B> replay, ReadGame<B> game) throws InputException {
        Duration limit = longest;
        if (limit == null) {
            return replay.rule(game.record());
        }
        try {
            return replay.rule(new TimedRecord<>(game.record(), limit));
        } catch (TimedRecord.TimeUp e) {
            throw new InputException(
                    game.line(), 0, "ruling on the game takes longer than the limit of " + seconds(limit), "");
        }
    }

    private static String seconds(Duration time) {
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    /** A ruling with what is added to it, or as it is if the addition fails: it is not ours, and no reason to lose the ruling. */
    private <B extends Board> Ruling withAddition(Ruling ruling, Referee<B> referee, ReadGame<B> game, List<Liberty> failures) {
        Addition added = addition;
        if (added == null) {
            return ruling;
        }
        try {
            return added.to(ruling, referee, game.record());
        } catch (RuntimeException | StackOverflowError e) {
            failures.add(new Liberty(
                    game.line(), 0, "nothing was added to the ruling under " + ruling.rulebook() + ": the addition failed (" + e + ")"));
            return ruling;
        }
    }

    private <B extends Board> Replay<B> replay(ReadGame<B> game, RulebookId id) throws InputException {
        Setting setting = new Setting(id, game.seats());
        @SuppressWarnings("unchecked") // the id is one of the game, which fixes the board
        Replay<B> known = (Replay<B>) replays.get(setting);
        if (known != null) {
            return known;
        }
        try {
            Replay<B> made = new Replay<>(game.game().rulebook(id), game.seats(), options, game.record().start());
            if (replays.size() >= MOST_REPLAYS) {
                replays.clear();
            }
            replays.put(setting, made);
            return made;
        } catch (RulebookException e) {
            @Nullable String message = e.getMessage();
            throw new InputException(0, 0, String.valueOf(message), "a rulebook of " + game.game().name());
        }
    }
}
