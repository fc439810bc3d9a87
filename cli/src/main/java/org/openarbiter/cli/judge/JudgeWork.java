package org.openarbiter.cli.judge;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.Concern;
import org.openarbiter.archive.ConcludedGame;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.RulingLines;
import org.openarbiter.archive.RulingTable;
import org.openarbiter.archive.RulingRemarks;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.go.score.DeadStones;

/** What one thread of {@code arbiter judge} does with a batch of games. */
final class JudgeWork implements Function<List<RawGame>, JudgeWork.Done> {
    private static final String PGN = "pgn";

    private final Archive archive;
    private final Wish wish;
    private final Judge judge;
    private final RulingLines lines;
    private final RulingTable table;
    private final RulingText text;
    private final StringBuilder answer = new StringBuilder();
    private final StringBuilder messages = new StringBuilder();
    private final ByteArrayOutputStream annotated = new ByteArrayOutputStream();
    private final Set<Concern> met = EnumSet.noneOf(Concern.class);
    private final Set<String> annotatedGames = new TreeSet<>();
    private int missing;

    /** How rulings are printed. */
    enum Form {
        /** For people. */
        TEXT,
        /** As lines of JSON. */
        JSON,
        /** As rows of a table. */
        CSV
    }

    /**
     * What the user wants.
     *
     * @param only which games to print: those with one of these concerns; all if it is empty
     * @param deadStones who proposes what is dead; null if no proposals are wanted
     */
    record Wish(
            RulebookChoice rulebooks,
            Options options,
            Form form,
            boolean position,
            boolean annotate,
            Set<Concern> only,
            @Nullable DeadStones deadStones,
            Language language,
            Terminal terminal) {

        /** The same with proposals of what is dead. */
        Wish withDeadStones(DeadStones analysis) {
            return new Wish(rulebooks, options, form, position, annotate, only, analysis, language, terminal);
        }
    }

    /**
     * A batch that is done.
     *
     * @param answer the rulings, as they are to be written
     * @param annotated the records with their rulings, those that could not be read or written as they were, in PGN with the reason before them;
     *     empty if they are not wanted
     * @param annotatedGames of which games these records are, by name
     * @param missing how many games have no record there although records are wanted
     * @param messages further messages to report
     * @param met the concerns that some game gives
     */
    @SuppressWarnings("ArrayRecordComponent") // handed from one thread to the next and never compared
    record Done(byte[] answer, byte[] annotated, Set<String> annotatedGames, int missing, String messages, int games, int unreadable,
            Set<Concern> met) {}

    JudgeWork(Archive archive, Wish wish) {
        this.archive = archive;
        this.wish = wish;
        DeadStones analysis = wish.deadStones();
        this.judge = new Judge(wish.rulebooks(), wish.options(), wish.position(), analysis == null ? null : new Proposals(analysis));
        this.lines = new RulingLines(wish.language());
        this.table = new RulingTable(wish.language());
        this.text = new RulingText(wish.terminal(), wish.position(), wish.language());
    }

    @Override
    public Done apply(List<RawGame> games) {
        answer.setLength(0);
        annotated.reset();
        messages.setLength(0);
        met.clear();
        annotatedGames.clear();
        missing = 0;
        int unreadable = 0;
        for (RawGame raw : games) {
            if (!one(raw)) {
                unreadable++;
            }
        }
        return new Done(
                answer.toString().getBytes(StandardCharsets.UTF_8), annotated.toByteArray(), Set.copyOf(annotatedGames), missing, messages.toString(),
                games.size(), unreadable, Set.copyOf(met));
    }

    private boolean one(RawGame raw) {
        return switch (judge.judge(archive, raw)) {
            case JudgedGame.Ruled ruled -> ruled(raw, ruled);
            case JudgedGame.Unreadable unreadable -> unreadable(raw, unreadable);
        };
    }

    private boolean ruled(RawGame raw, JudgedGame.Ruled ruled) {
        String id = ruled.id();
        Judge.Judged<?> judged = ruled.judged();
        try {
            if (prints(Concern.of(judged))) {
                print(ruled);
            }
            if (wish.annotate()) {
                annotate(raw, id, judged);
            }
            return true;
        } catch (RuntimeException | StackOverflowError e) {
            return unreadable(raw, JudgedGame.Unreadable.of(id, judged.game(), Judge.failure(raw, e)));
        }
    }

    private void print(JudgedGame game) {
        switch (wish.form()) {
            case JSON -> lines.of(game).forEach(line -> answer.append(line).append('\n'));
            case CSV -> answer.append(table.rows(game));
            case TEXT -> {
                switch (game) {
                    case JudgedGame.Ruled ruled -> text.write(ruled.id(), ruled.judged(), answer);
                    case JudgedGame.Unreadable unreadable -> text.unreadable(unreadable, answer);
                }
            }
        }
    }

    /** Notes the concerns that a game gives, and says whether it is to be printed. */
    private boolean prints(Set<Concern> concerns) {
        met.addAll(concerns);
        return wish.only().isEmpty() || concerns.stream().anyMatch(wish.only()::contains);
    }

    /** Written in the first format of the game: cases have no place for comments. What that format cannot hold stays as it is. */
    private <B extends Board> void annotate(RawGame raw, String id, Judge.Judged<B> judged) {
        annotatedGames.add(judged.game().game().name());
        try {
            annotated.writeBytes((annotation(judged) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (InputException e) {
            messages.append("arbiter: ").append(Terminal.clean(id + " is not annotated: " + e.message())).append('\n');
            keep(raw, id, "not annotated", e);
        }
    }

    private <B extends Board> String annotation(Judge.Judged<B> judged) throws InputException {
        Game<B> game = judged.game().game();
        RecordedGame<B> record = judged.game().record();
        RecordFormat<B> format = game.formats().getFirst().inNotationOf(record);
        RecordedGame<B> concluded = ConcludedGame.of(judged.game(), archive.reader().format());
        // Under other rules than its own a case may have another result.
        boolean isResult = judged.rulings().stream().allMatch(ruling -> ruling.outcome().equals(concluded.recordedOutcome()));
        return format.write(isResult ? concluded : record, new RulingRemarks(judged.rulings(), record, judged.game().words(wish.language())));
    }

    /** Reports a game that could not be read, and says that it could not. */
    private boolean unreadable(RawGame raw, JudgedGame.Unreadable game) {
        String id = game.id();
        if (prints(EnumSet.of(Concern.UNREADABLE))) {
            print(game);
        }
        if (wish.annotate()) {
            keep(raw, id, "unreadable", game.error());
        }
        return false;
    }

    /** Writes a record as it is among those with rulings; a case would not be one of them. */
    private void keep(RawGame raw, String id, String what, InputException why) {
        String game = archive.reader().game();
        if (game == null || raw.from() == raw.to()) {
            missing++;
            messages.append("arbiter: ").append(Terminal.clean(id)).append(" could not be kept, and is missing in the annotated records\n");
        } else {
            annotatedGames.add(game);
            if (archive.reader().format().equals(PGN)) {
                // An escaped line is no part of a game, and can be told from the bytes of the record, which stay as they were.
                annotated.writeBytes(("% Arbiter: " + what + ": " + RulingText.reason(why) + "\n").getBytes(StandardCharsets.UTF_8));
            }
            annotated.write(raw.bytes(), raw.from(), raw.to() - raw.from());
            annotated.write('\n');
        }
    }
}
