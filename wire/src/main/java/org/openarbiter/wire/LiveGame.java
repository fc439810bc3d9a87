package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.evidence.PassedOver;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;

/**
 * A game in progress under a rulebook: messages in, one line of JSON out for each.
 *
 * <p>What happened is kept as the plays and events of a case, and nothing else is state: an undo plays the rest again, a snapshot
 * is that case, and a snapshot judged as a record gives the ruling of the live game. A play that is not allowed is ruled on and
 * not kept. After the end of the game plays are counted and judged no further, as in a record; another act that changes nothing then
 * is not kept either, and the ruling says so until the next deed.
 *
 * <p>Confined to one thread.
 *
 * @param <B> the board of the game
 */
public final class LiveGame<B extends Board> {
    private final Entry<B> origin;
    private final Rulebook<B> rulebook;
    private final boolean withPosition;
    private final ActReader reader;
    private final Referee<B> referee;
    private final Referee<B> trial;
    private final List<String> moves = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final Json json = new Json();
    private int unreadable;
    private @Nullable PassedOver late;
    private final CaseWriter cases = new CaseWriter();
    private final @Nullable InputException refused;

    /**
     * A game that stands where a case ends, which is at its start for one that {@linkplain Entry#begin begins}. Of a case with a
     * play that is not allowed, what stands before that play is taken.
     *
     * @param options usually strict: a forbidden play should not be made in a game that can still be corrected
     * @param withPosition whether rulings show the position
     */
    public LiveGame(
            Entry<B> origin, Rulebook<B> rulebook, Options options, boolean withPosition) {
        this.origin = origin;
        this.rulebook = rulebook;
        this.withPosition = withPosition;
        this.reader = new ActReader(origin);
        this.referee = new Referee<>(rulebook, origin.seats(), options, origin.record().start());
        this.trial = new Referee<>(rulebook, origin.seats(), options, origin.record().start());
        this.refused = restore();
        late = null;
    }

    /**
     * The error that a play of the case is not allowed, or comes after the end of the game, at its place in the case; empty if the
     * game has all of its plays.
     */
    public Optional<InputException> refused() {
        return Optional.ofNullable(refused);
    }

    /** The referee; for looking at. */
    public Referee<B> referee() {
        return referee;
    }

    /** The ruling on the game as it stands. */
    public Ruling ruling() {
        return ruling(referee);
    }

    /** The ruling on the game as it stands now as a line of JSON, in whatever language it is wanted, by any thread and at any time. */
    public Function<Language, String> standing() {
        RulingJson.Heading heading = heading(referee);
        Ruling ruling = ruling();
        return language -> new RulingJson().line(heading, ruling, origin.words(language));
    }

    /** Whether there is a play that can be taken back, be it one that lost the game. */
    public boolean hasPlays() {
        return !moves.isEmpty();
    }

    /** Whether anything but plays has happened that can be taken back. */
    public boolean hasEvents() {
        return !events.isEmpty();
    }

    /** Whether a player has left, or a referee has decided something, since the latest play: {@link #takeBackPlay} would undo that as well. */
    public boolean isRuledSincePlay() {
        return events.stream().anyMatch(event -> event.after() >= moves.size() && switch (event.kind()) {
            case RESIGN, FLAG, FLAGS, ILLEGAL, DECIDE -> true;
            default -> false;
        });
    }

    /** The game so far as a case. */
    public Case snapshot() {
        return origin.source().withPlay(moves, events).withRules(rulebook.id().toString());
    }

    /** The answer to a line: a ruling, a case, or what was asked for; {@code {"error":…}} if it cannot be read. */
    public String answer(RawGame line) {
        return answer(line, Language.ENGLISH);
    }

    /** The same in a language. */
    public String answer(RawGame line, Language language) {
        try {
            return answer(reader.read(line), language);
        } catch (InputException e) {
            unreadable++;
            return json.line(out -> {
                out.writeStartObject();
                RulingJson.error(out, e);
                out.writeEndObject();
            });
        }
    }

    /** How many lines could not be read so far. */
    public int unreadable() {
        return unreadable;
    }

    /** The answer to a message, in English. */
    public String answer(Message message) {
        return answer(message, Language.ENGLISH);
    }

    /** The answer to a message in a language. */
    public String answer(Message message, Language language) {
        Words words = origin.words(language);
        return switch (message) {
            case Message.Deed deed -> {
                take(deed);
                yield rulingLine(words);
            }
            case Message.Undo undo -> {
                late = null;
                if (!events.isEmpty() && events.getLast().after() == moves.size()) {
                    events.removeLast();
                } else if (!moves.isEmpty()) {
                    moves.removeLast();
                }
                replay(referee);
                yield rulingLine(words);
            }
            case Message.Legal legal -> json.line(this::legal);
            case Message.Preview preview -> json.line(out -> preview(out, preview, words));
            case Message.Snapshot snapshot -> cases.line(snapshot(), origin.seats());
            case Message.Ask ask -> rulingLine(words);
        };
    }

    /** Takes the latest play back, with all that came after it; without a play, there is nothing to do. */
    public void takeBackPlay() {
        late = null;
        if (!moves.isEmpty()) {
            int before = moves.size() - 1;
            moves.removeLast();
            events.removeIf(event -> event.after() > before);
            replay(referee);
        }
    }

    /** Takes the plays and events of the case; returns the error of the first play that is not allowed or comes after the end. */
    private @Nullable InputException restore() {
        CaseGame<B> record = origin.caseGame();
        List<Event> events = origin.source().events();
        InputException late = null;
        int nextEvent = 0;
        for (int ply = 0; ply <= record.plies(); ply++) {
            while (nextEvent < events.size() && events.get(nextEvent).after() <= ply) {
                take(new Message.Happening(events.get(nextEvent++)));
            }
            if (ply == record.plies()) {
                break;
            }
            if (late == null && referee.isClosed()) {
                late = record.fault(ply, JsonLine.quoted(record.written(ply)) + " after the end of the game", "no further move");
            }
            boolean taken = takePlay(record.written(ply), act(referee, record.by(ply, referee.next()), record.move(ply), Board::attempt));
            if (!taken && referee.verdict() instanceof Verdict.Illegal illegal) {
                return record.fault(ply, illegal.sentence().text(), "");
            }
        }
        return late;
    }

    /**
     * Takes a deed.
     *
     * @return whether it is kept; a play that is not allowed is ruled on and not kept, nor is what changes nothing after the end
     */
    public boolean take(Message.Deed deed) {
        late = null;
        return switch (deed) {
            case Message.Play play -> {
                int by = play.by().orElse(referee.next());
                String player = by == referee.next() ? "" : origin.seats().name(by) + " ";
                Act act = act(referee, by, play.move(), this::read);
                String kept = act instanceof Act.Play made ? referee.board().text(made.play()) : play.move();
                yield takePlay(player + kept, act);
            }
            case Message.Happening happening -> {
                Event event = inMachineNotation(happening.event().placed(moves.size(), referee.next()));
                late = late(event.act(referee.board(), referee.next()));
                if (late == null) {
                    events.add(event);
                }
                yield late == null;
            }
        };
    }

    /** A move that could be made now as cases write it, however the player wrote it; as it was written if it is none. */
    public String inMachineNotation(String move) {
        B board = referee.board();
        try {
            return board.text(read(board, move));
        } catch (PlayException e) {
            return move;
        }
    }

    private Event inMachineNotation(Event event) {
        String announced = event.move();
        return announced == null ? event : event.announcing(inMachineNotation(announced));
    }

    /** Takes an act to the referee; says so if it changed nothing since play had stopped, or since there is nothing to remove. */
    @SuppressWarnings("ReferenceEquality") // A game that is counted again gets a new verdict, even if it says the same.
    private @Nullable PassedOver late(Act act) {
        boolean over = referee.isOver();
        boolean closed = over || referee.isClosed() && !(act instanceof Act.Decide);
        Verdict before = referee.verdict();
        referee.act(act);
        if (referee.verdict() != before) {
            return null;
        }
        int ply = referee.record().plies();
        if (closed) {
            return PassedOver.late(ply, over, referee.official().term());
        }
        return act instanceof Act.Dead ? PassedOver.nothingToRemove(ply) : null;
    }

    /** Makes a play and keeps it if it is allowed, or comes after the end; returns whether it was kept. */
    private boolean takePlay(String written, Act act) {
        if (!referee.isClosed()) {
            referee.act(act);
            if (referee.verdict() instanceof Verdict.Illegal) {
                return false;
            }
        }
        moves.add(written);
        return true;
    }

    /** How a move is read on the board where it is about to be made. */
    private interface Reading<B extends Board> {
        int read(B board, String move) throws PlayException;
    }

    /** A move as a player or a program sends it, perhaps with blanks around it. */
    private int read(B board, String move) throws PlayException {
        return origin.game().read(board, move.strip());
    }

    private static <B extends Board> Act act(Referee<B> at, int by, String move, Reading<B> reading) {
        try {
            return new Act.Play(by, reading.read(at.board(), move));
        } catch (PlayException e) {
            return new Act.Unplayable(by, move, e.refusal());
        }
    }

    /** Takes a referee through the game so far, all of which has been found allowed before. */
    private void replay(Referee<B> to) {
        Case so = snapshot();
        CaseGame<B> record = new CaseGame<>(so, origin.record().start(), origin.seats(), List.of(), CaseGame.Places.NOWHERE);
        to.begin(record.start());
        try {
            Replay.run(to, record);
        } catch (InputException e) {
            throw new IllegalStateException("a play that was taken before is not understood", e);
        }
    }

    private Ruling ruling(Referee<B> of) {
        Ruling ruling = of.ruling();
        PassedOver passed = of.equals(referee) ? late : null;
        ruling = passed == null ? ruling : ruling.withFinding(passed);
        return of.isClosed() ? ruling.withAfterEnd(Math.max(0, moves.size() - of.playsTaken())) : ruling;
    }

    private String rulingLine(Words words) {
        return json.line(out -> write(out, referee, words));
    }

    private void write(JsonGenerator out, Referee<B> of, Words words) throws IOException {
        RulingJson.write(out, heading(of), ruling(of), words);
    }

    private RulingJson.Heading heading(Referee<B> of) {
        String id = origin.source().id();
        return new RulingJson.Heading(
                id == null ? "live" : id, origin.game().name(), origin.source().recorded(), origin.record().liberties(),
                withPosition ? origin.game().position(of) : null);
    }

    private void legal(JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("by", referee.isClosed() ? null : origin.seats().name(referee.next()));
        out.writeArrayFieldStart("legal");
        for (int play : referee.legalPlays()) {
            out.writeString(referee.board().text(play));
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    /** A trial referee follows the game and makes the play; the game itself is not touched. */
    private void preview(JsonGenerator out, Message.Preview preview, Words words) throws IOException {
        replay(trial);
        int by = preview.by().orElse(trial.next());
        boolean allowed = false;
        if (!trial.isClosed()) {
            Act act = act(trial, by, preview.move(), this::read);
            allowed = act instanceof Act.Play play && trial.preview(by, play.play()) == null;
            trial.act(act);
        }
        out.writeStartObject();
        out.writeStringField("preview", preview.move());
        out.writeStringField("by", origin.seats().name(by));
        out.writeBooleanField("allowed", allowed);
        out.writeFieldName("ruling");
        write(out, trial, words);
        out.writeEndObject();
    }
}
