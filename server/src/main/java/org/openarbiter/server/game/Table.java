package org.openarbiter.server.game;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.store.StoredAct;
import org.openarbiter.server.store.StoredGame;
import org.openarbiter.server.store.Tokens;
import org.openarbiter.wire.ActReader;
import org.openarbiter.wire.CaseLines;
import org.openarbiter.wire.CaseReader;
import org.openarbiter.wire.Entry;
import org.openarbiter.wire.Event;
import org.openarbiter.wire.LiveGame;
import org.openarbiter.wire.Message;

/**
 * A live game in memory: nothing but its origin and its acts, played through. Two tables with the same acts are equal in all they show.
 *
 * <p>Whoever changes it holds its {@link #lock}; {@link #state} may be read at any time and shows only what is on disk.
 */
final class Table {
    /** A forbidden play is not made in a game that can still be corrected. */
    private static final Options STRICT = Options.DEFAULT.withStrict(true);

    private final ReentrantLock lock = new ReentrantLock();
    private final StoredGame stored;
    private final Entry<?> origin;
    private final LiveGame<?> live;
    private final ActReader reader;
    private final Set<String> keys = new HashSet<>();
    private @Nullable Proposal proposal;
    /** Grows at its end alone, so that readers need no lock for what is shown. */
    private volatile StoredAct[] acts = new StoredAct[16];
    private int size;
    private boolean spent;
    /** Whether the last finding says what became of the latest act that was no play. */
    private boolean explained;
    private volatile GameState state;

    /**
     * A game with no acts yet.
     *
     * @throws InputException if its origin is no case
     */
    Table(StoredGame stored) throws InputException {
        this.stored = stored;
        origin = new CaseReader(Games.all()).read(CaseLines.of(stored.origin().getBytes(StandardCharsets.UTF_8)), true);
        live = live(origin);
        reader = new ActReader(origin);
        state = shown();
    }

    private static <B extends Board> LiveGame<B> live(Entry<B> origin) throws InputException {
        return new LiveGame<>(origin, origin.rulebook(), STRICT, true);
    }

    /**
     * Checks that the game has all plays of its origin.
     *
     * @throws InputException if one of them is not allowed, or comes after the end
     */
    void checkWhole() throws InputException {
        Optional<InputException> refused = live.refused();
        if (refused.isPresent()) {
            throw refused.get();
        }
    }

    ReentrantLock lock() {
        return lock;
    }

    StoredGame stored() {
        return stored;
    }

    List<String> seats() {
        return origin.seats().names();
    }

    /** What readers see. */
    GameState state() {
        return state;
    }

    /** The acts after a number that are shown; at any time. */
    List<StoredAct> shownAfter(int seq) {
        int shown = state.acts();
        return List.of(Arrays.copyOfRange(acts, Math.clamp(seq, 0, shown), shown));
    }

    /** How many acts have been played through. */
    int size() {
        return size;
    }

    /** Whether this table holds something that did not happen, and another one has to be made. */
    boolean isSpent() {
        return spent;
    }

    /** Notes that this table holds something that did not happen. */
    void spend() {
        spent = true;
    }

    /** The act that was sent under a key; null if there is none. */
    @Nullable StoredAct sent(String key) {
        if (!keys.contains(key)) {
            return null;
        }
        return Arrays.stream(acts, 0, size).filter(act -> act.key().equals(key)).findFirst().orElse(null);
    }

    /**
     * Whether a role may do a deed now, and how it is written down.
     *
     * @throws org.openarbiter.server.http.ProblemException if it may not
     * @throws InputException if it cannot be read
     */
    Deed allowed(String role, Deed deed) throws InputException {
        boolean arbiter = role.equals(Tokens.ARBITER);
        if (!deed.isKnown()) {
            throw Problem.of(Kind.BAD_REQUEST, "unknown kind of act; expected one of " + Deed.words()).exception();
        }
        if (isClosed() && !arbiter) {
            throw Problem.of(Kind.FORBIDDEN, "the game is over; only an arbiter may change that").exception();
        }
        if (arbiter && deed.kind().equals(Deed.PLAY)) {
            throw Problem.of(Kind.FORBIDDEN, "an arbiter cannot make plays").exception();
        }
        if (!arbiter && !deed.isOwn() && !deed.isJoint()) {
            throw Problem.of(Kind.FORBIDDEN, "only the arbiter may send \"" + deed.kind() + "\"").exception();
        }
        if (!arbiter && deed.isJoint() && !active().contains(role)) {
            throw Problem.of(Kind.FORBIDDEN, role + " is out of the game and has no say in it").exception();
        }
        Deed written = written(role, deed).translated(live::inMachineNotation);
        if (!deed.kind().equals(Deed.PLAY)) {
            checkPossible(origin.game(), live, arbiter, read(written));
        }
        return written;
    }

    /**
     * A deed as it is written down: a player's own with the seat.
     *
     * @throws org.openarbiter.server.http.ProblemException if it names another seat
     */
    static Deed written(String role, Deed deed) {
        return role.equals(Tokens.ARBITER) ? deed : deed.bySeat(role);
    }

    /**
     * Plays an act through. It is shown with {@link #show}.
     *
     * @return whether the rulebook allows it and it has an effect; if not, this table is of no more use, because the referee remembers the
     *     attempt
     * @throws InputException if the act cannot be read; nothing has changed then
     */
    boolean play(StoredAct act) throws InputException {
        Deed deed = Deed.of(act);
        boolean kept = true;
        if (deed.isJoint() && !act.actor().equals(Tokens.ARBITER)) {
            Message checked = read(deed);
            Proposal known = proposal;
            Proposal now = known == null ? new Proposal(act.actor(), deed.text()) : known.with(act.actor(), deed.text());
            if (now.isOfAll(active())) {
                proposal = null;
                kept = deed.takesPlayBack() ? takeBackPlay() : carryOut(checked);
            } else {
                proposal = now;
            }
        } else {
            kept = carryOut(read(deed));
            proposal = null;
        }
        if (size == acts.length) {
            acts = Arrays.copyOf(acts, 2 * size);
        }
        acts[size++] = act;
        keys.add(act.key());
        return kept;
    }

    private Message read(Deed deed) throws InputException {
        return deed.kind().equals(Deed.UNDO) ? new Message.Undo() : reader.read(CaseLines.of(deed.plain().text().getBytes(StandardCharsets.UTF_8)));
    }

    private boolean takeBackPlay() {
        live.takeBackPlay();
        return true;
    }

    private boolean carryOut(Message message) {
        if (message instanceof Message.Happening happening) {
            return happen(happening);
        }
        if (message instanceof Message.Deed deed) {
            return live.take(deed);
        }
        live.answer(message);
        return true;
    }

    /** Lets something other than a play happen; returns whether it is kept and has an effect. */
    private boolean happen(Message.Happening happening) {
        Referee<?> referee = live.referee();
        Standing before = Standing.of(referee);
        int findings = referee.noted().size();
        boolean kept = live.take(happening);
        explained = !kept || referee.noted().size() > findings;
        Event event = happening.event();
        return kept && switch (event.kind()) {
            // What they bring about is seen only later.
            case OFFER, TOUCH -> true;
            // Anybody could fill the ruling with claims that the rulebook does not have.
            case CLAIM -> referee.hasClaim(String.valueOf(event.claim()));
            default -> !Standing.of(referee).isStill(before);
        };
    }

    /**
     * Whether what a seat proposes would have an effect if all players wanted it.
     *
     * @return false if it would have none; then this table is of no more use
     * @throws InputException if the deed cannot be read
     */
    boolean wouldMatter(String role, Deed deed) throws InputException {
        if (role.equals(Tokens.ARBITER) || !deed.isJoint() || deed.kind().equals(Deed.UNDO)) {
            return true;
        }
        boolean matters = carryOut(read(deed));
        if (matters) {
            live.answer(new Message.Undo());
        }
        return matters;
    }

    private static <B extends Board> void checkPossible(Game<B> game, LiveGame<?> any, boolean arbiter, Message message) {
        @SuppressWarnings("unchecked") // the game and the live game come from one case
        LiveGame<B> live = (LiveGame<B>) any;
        Possible.check(game, live, arbiter, message);
    }

    /** The players who still have a say. */
    private Set<String> active() {
        return IntStream.range(0, origin.seats().count()).filter(seat -> live.referee().isActive(seat))
                .mapToObj(origin.seats()::name).collect(Collectors.toSet());
    }

    /** Whether play has stopped: the game is over, or waits for a decision. */
    boolean isClosed() {
        return live.referee().isClosed();
    }

    /** Whether the last finding of the ruling says why an attempt changed nothing. */
    boolean isExplained() {
        return explained;
    }

    /** The ruling on an attempt that was not allowed. */
    String attempted(Language language) {
        return live.answer(new Message.Ask(), language);
    }

    /** Shows readers what has been played through. */
    void show() {
        state = shown();
    }

    private GameState shown() {
        Function<Language, String> standing = live.standing();
        String ruling = standing.apply(Language.ENGLISH);
        boolean over = live.referee().isOver();
        int plies = live.referee().record().plies();
        ObjectNode json = Bodies.object();
        json.put("id", stored.id());
        json.put("game", origin.game().name());
        json.put("rules", live.referee().rulebook().id().toString());
        json.set("seats", Bodies.tree(seats()));
        json.set("names", Bodies.written(stored.names()));
        json.put("open", stored.open());
        json.put("created", stored.created());
        json.put("acts", size);
        json.put("plies", plies);
        json.put("over", over);
        json.put("toMove", over ? null : origin.seats().name(live.referee().next()));
        offering().ifPresent(by -> json.putObject("offer").put("by", origin.seats().name(by)));
        Proposal known = proposal;
        if (known != null) {
            ObjectNode proposed = json.putObject("proposal");
            proposed.set("act", Bodies.written(known.act()));
            proposed.set("by", Bodies.tree(known.by()));
        }
        json.set("ruling", Bodies.written(ruling));
        return new GameState(size, plies, over, ruling, json.toString(), size == 0 ? "" : latest(ruling), standing);
    }

    /** The seat whose offer of a draw is open; if two have offered where no draw can be agreed yet, the one that is not to move. */
    private OptionalInt offering() {
        if (isClosed()) {
            return OptionalInt.empty();
        }
        int next = live.referee().next();
        return IntStream.range(0, origin.seats().count()).filter(live.referee()::hasOffered).boxed()
                .min(Comparator.comparing(seat -> seat == next)).map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    /** The latest act as followers see it, with the ruling after it. */
    private String latest(String ruling) {
        ObjectNode event = ActJson.of(acts[size - 1]);
        event.set("ruling", Bodies.written(ruling));
        return event.toString();
    }

    /** The game so far as a case, as JSON. */
    String snapshot() {
        return live.answer(new Message.Snapshot());
    }

    /** The game so far as a record to be handed out: a case with the result, if there is one. */
    ObjectNode record() {
        ObjectNode json = (ObjectNode) Bodies.parsed(snapshot());
        String result = live.referee().isOver() ? origin.game().result(live.ruling().outcome(), origin.seats()) : null;
        if (result != null) {
            json.put("recorded", result);
        }
        return json;
    }

    /** The plays that the rulebook allows now, as JSON; in another language than English also as they are written in it. */
    ObjectNode legal(Language language) {
        return legal(origin.game(), live, origin.words(language));
    }

    private static <B extends Board> ObjectNode legal(Game<B> game, LiveGame<?> any, Words words) {
        @SuppressWarnings("unchecked") // the game and the live game come from one case
        LiveGame<B> live = (LiveGame<B>) any;
        ObjectNode json = (ObjectNode) Bodies.parsed(live.answer(new Message.Legal()));
        ArrayNode plays = json.putArray("plays");
        B board = live.referee().board();
        for (int play : live.referee().legalPlays()) {
            ObjectNode entry = plays.addObject();
            entry.put("code", board.text(play));
            entry.put("move", game.notation(board, play));
            if (!words.isEnglish()) {
                entry.put("moveText", words.say(board.written(play)));
            }
            entry.set("way", Bodies.tree(game.picture().way(board, play)));
        }
        return json;
    }

    /**
     * What the ruling would be after a play, as JSON.
     *
     * @throws InputException if the message cannot be read
     */
    String preview(ObjectNode message, Language language) throws InputException {
        return live.answer(reader.read(CaseLines.of(message.toString().getBytes(StandardCharsets.UTF_8))), language);
    }
}
