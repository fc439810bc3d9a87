package org.openarbiter.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.go.score.DeadStones;
import org.openarbiter.wire.RulingJson;

/** What one thread of {@code arbiter judge} does with a batch of games. */
final class JudgeWork implements Function<List<RawGame>, JudgeWork.Done> {
    private final Archive archive;
    private final Wish wish;
    private final Judge judge;
    private final RulingJson json = new RulingJson();
    private final RulingText text;
    private final StringBuilder answer = new StringBuilder();
    private final StringBuilder messages = new StringBuilder();
    private final ByteArrayOutputStream annotated = new ByteArrayOutputStream();
    private final Set<Concern> met = EnumSet.noneOf(Concern.class);

    /**
     * What the user wants.
     *
     * @param only which games to print: those with one of these concerns; all if it is empty
     * @param deadStones who proposes what is dead; null if no proposals are wanted
     */
    record Wish(
            RulebookChoice rulebooks,
            Options options,
            boolean strict,
            boolean json,
            boolean position,
            boolean annotate,
            Set<Concern> only,
            @Nullable DeadStones deadStones,
            Terminal terminal) {

        /** The same with proposals of what is dead. */
        Wish withDeadStones(DeadStones analysis) {
            return new Wish(rulebooks, options, strict, json, position, annotate, only, analysis, terminal);
        }
    }

    /**
     * A batch that is done.
     *
     * @param answer the rulings, as they are to be written
     * @param annotated the records with their rulings, those that could not be read as they were; empty if they are not wanted
     * @param messages further messages to report
     * @param met the concerns that some game gives
     */
    @SuppressWarnings("ArrayRecordComponent") // handed from one thread to the next and never compared
    record Done(byte[] answer, byte[] annotated, String messages, int games, int unreadable, Set<Concern> met) {}

    JudgeWork(Archive archive, Wish wish) {
        this.archive = archive;
        this.wish = wish;
        this.judge = new Judge(wish.rulebooks(), wish.options(), wish.position(), wish.deadStones());
        this.text = new RulingText(wish.terminal(), wish.position());
    }

    @Override
    public Done apply(List<RawGame> games) {
        answer.setLength(0);
        annotated.reset();
        messages.setLength(0);
        met.clear();
        int unreadable = 0;
        for (RawGame raw : games) {
            if (!one(raw)) {
                unreadable++;
            }
        }
        return new Done(
                answer.toString().getBytes(StandardCharsets.UTF_8), annotated.toByteArray(), messages.toString(), games.size(), unreadable,
                Set.copyOf(met));
    }

    private boolean one(RawGame raw) {
        ReadGame<?> game = null;
        try {
            game = archive.read(raw, wish.strict());
            String named = game.id();
            judged(named == null ? archive.placeOf(raw) : named, game);
            return true;
        } catch (InputException e) {
            unreadable(raw, game, e);
            return false;
        } catch (RuntimeException e) {
            unreadable(raw, game, Fault.internal(raw, e));
            return false;
        }
    }

    private <B extends Board> void judged(String id, ReadGame<B> game) throws InputException {
        Judge.Judged<B> judged = judge.judge(game);
        if (prints(Concern.of(judged))) {
            print(id, judged);
        }
        if (wish.annotate()) {
            annotate(judged);
        }
    }

    private <B extends Board> void print(String id, Judge.Judged<B> judged) {
        if (!wish.json()) {
            text.write(id, judged, answer);
            return;
        }
        for (int i = 0; i < judged.rulings().size(); i++) {
            answer.append(line(id, judged, i)).append('\n');
        }
    }

    /** Notes the concerns that a game gives, and says whether it is to be printed. */
    private boolean prints(Set<Concern> concerns) {
        met.addAll(concerns);
        return wish.only().isEmpty() || concerns.stream().anyMatch(wish.only()::contains);
    }

    private <B extends Board> String line(String id, Judge.Judged<B> judged, int index) {
        RecordedGame<B> record = judged.game().record();
        Ruling ruling = judged.rulings().get(index);
        return json.line(
                new RulingJson.Heading(
                        id, judged.game().game().name(), record.recorded(), judged.liberties(),
                        wish.position() ? judged.positions().get(index).values() : null),
                ruling);
    }

    /** Written in the first format of the game: cases have no place for comments. */
    private <B extends Board> void annotate(Judge.Judged<B> judged) throws InputException {
        Game<B> game = judged.game().game();
        RecordFormat<B> format = game.formats().getFirst();
        String text = format.write(judged.game().record(), new RulingRemarks(judged.rulings()));
        annotated.writeBytes((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void unreadable(RawGame raw, @Nullable ReadGame<?> game, InputException error) {
        String id = archive.nameOf(raw);
        boolean printed = prints(EnumSet.of(Concern.UNREADABLE));
        if (printed && wish.json()) {
            answer.append(json.unreadable(id, game == null ? null : game.game().name(), null, error)).append('\n');
        } else if (printed) {
            text.unreadable(id, error, answer);
        }
        if (!wish.annotate()) {
            return;
        }
        if (raw.from() == raw.to()) {
            messages.append("arbiter: ").append(Terminal.clean(id)).append(" could not be kept, and is missing in the annotated records\n");
        } else {
            annotated.write(raw.bytes(), raw.from(), raw.to() - raw.from());
            annotated.write('\n');
        }
    }
}
