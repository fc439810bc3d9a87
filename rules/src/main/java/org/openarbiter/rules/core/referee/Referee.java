package org.openarbiter.rules.core.referee;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.ruling.Ban;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.ruling.Violation;

/**
 * A game under a rulebook: takes acts, keeps the record and whose turn it is, applies the rules, and rules.
 *
 * <p>The same referee serves a live game and a file of a million: {@link #begin} starts the next one and keeps the memory. After
 * every act {@link #verdict} tells where the game stands; {@link #ruling} gathers the whole ruling when it is wanted. An act that
 * is not allowed leaves everything as it was.
 *
 * <p>Confined to one thread.
 *
 * @param <B> the board of the game
 */
public final class Referee<B extends Board> implements Situation<B> {
    /** The act by which a start position comes about: rules may find that it is over before it began. */
    private static final Act SET_UP = new Act.Play(Act.NOBODY, 0);

    private final Rulebook<B> rulebook;
    private final Seats seats;
    private final Options options;
    private final RuleSet<B> rules;
    private final GameRecord record;
    private final Minutes minutes = new Minutes();
    private final Consumer<Finding> noted = minutes.findings::add;
    private final GameState state;

    private B board;
    private int absorbFrom;
    private Verdict verdict = Verdict.OPEN;
    private @Nullable Trail trail;
    private @Nullable Object asked;
    private @Nullable Object answer;

    /**
     * A referee at the start of a game.
     *
     * @param rulebook the rules
     * @param seats who plays
     * @param start the position to start from; the referee makes its plays on this very board
     */
    public Referee(Rulebook<B> rulebook, Seats seats, Options options, B start) {
        this(rulebook, seats, options, start, 0);
    }

    /** A referee that asks absorbing rules only from a certain moment on, see {@link #begin(Board, int)}. */
    Referee(Rulebook<B> rulebook, Seats seats, Options options, B start, int absorbingFrom) {
        this.rulebook = rulebook;
        this.seats = seats;
        this.options = options;
        this.rules = new RuleSet<>(rulebook.rules());
        this.record = new GameRecord(rulebook.sameness(), options.keyMask());
        this.state = new GameState(seats.count());
        this.board = start;
        begin(start, absorbingFrom);
    }

    /** Begins another game at this position, on this very board. */
    public void begin(B start) {
        begin(start, 0);
    }

    /**
     * Begins another game and asks {@linkplain Rule.Absorbing absorbing rules} only from a certain moment on, which is sound for
     * a caller who knows that they do not apply before it.
     */
    void begin(B start, int absorbingFrom) {
        board = start;
        rulebook.prepare(start);
        absorbFrom = absorbingFrom;
        state.clear(start.toMove());
        minutes.clear();
        asked = null;
        record.begin(start, state.next);
        verdict = Verdict.OPEN;
        if (trail != null) {
            trail.clear();
        }
        follow(SET_UP, true);
    }

    /**
     * From now on keeps what it takes to {@linkplain #stepBack take acts back}, in this game and in those it will {@link #begin}. Acts that
     * came before this stay.
     */
    public void remember() {
        if (trail == null) {
            trail = new Trail();
        }
    }

    /**
     * Takes the latest act back: everything is as it was before {@link #act} was called, even if that had changed nothing.
     *
     * @throws IllegalStateException if no act {@linkplain #remember is remembered}
     */
    public void stepBack() {
        Trail way = trail;
        if (way == null || way.isEmpty()) {
            throw new IllegalStateException("no act to take back");
        }
        verdict = way.pop(state, minutes, record, board);
        asked = null;
    }

    /** The rulebook. */
    public Rulebook<B> rulebook() {
        return rulebook;
    }

    /** Where the game stands. */
    public Verdict verdict() {
        return verdict;
    }

    /** Whether nothing more can happen. */
    public boolean isOver() {
        return verdict instanceof Verdict.Ended;
    }

    /** Whether play has stopped: the game is over, or waits for a decision of the referee that no play can forestall. */
    public boolean isClosed() {
        return isOver() || (verdict instanceof Verdict.Referred referred && !referred.lapses());
    }

    /** Takes an act; if the game is over already, or waits for a decision and this is none, it changes nothing. */
    public Verdict act(Act act) {
        return act(act, options.strict());
    }

    /** Takes an act; {@code strict} tells whether a forbidden play that could be made is refused rather than listed and made. */
    Verdict act(Act act, boolean strict) {
        if (trail != null) {
            trail.push(state, minutes, verdict, record);
        }
        if (isOver() && act instanceof Act.Dead dead) {
            recount(dead);
        }
        if (isOver() || (isClosed() && !(act instanceof Act.Decide))) {
            return verdict;
        }
        if (verdict instanceof Verdict.Illegal) {
            reopen();
        }
        switch (act) {
            case Act.Play play -> play(play, strict);
            case Act.Unplayable unplayable -> unplayable(unplayable);
            case Act.Claim claim -> claim(claim);
            case Act.Touch touch -> state.touched(touch.by());
            case Act.Offer offer -> offer(offer);
            case Act.Accept accept -> accept(accept);
            case Act.Agree agree -> follow(agree, false);
            case Act.Resign resign -> follow(resign, false);
            case Act.Flag flag -> follow(flag, false);
            case Act.AllFlags flags -> follow(flags, false);
            case Act.IllegalAgain again -> follow(again, false);
            case Act.Dead dead -> follow(dead, false);
            case Act.Decide decide -> decide(decide);
        }
        return verdict;
    }

    /** Why a play would not be allowed now, without making it; null if it would be. */
    public @Nullable Prohibition preview(int by, int play) {
        for (Rule.Forbids<B> rule : rules.forbids) {
            Prohibition prohibition = rule.forbids(this, by, play);
            if (prohibition != null) {
                return prohibition;
            }
        }
        return null;
    }

    /** The plays that the seat to move may make under the rulebook, in the order of the board. */
    public int[] legalPlays() {
        if (isClosed()) {
            return new int[0];
        }
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(state.next, plays);
        return Arrays.stream(plays, 0, count).filter(play -> preview(state.next, play) == null).toArray();
    }

    /** The latest play as players name it; null where none has been made. */
    @Nullable String latestMove() {
        int now = record.plies();
        if (now == 0) {
            return null;
        }
        int play = record.play(now);
        board.undo();
        String move = board.numbered(board.notation(play));
        board.play(record.by(now), play);
        return move;
    }

    /** The whole ruling on the game as it stands. */
    public Ruling ruling() {
        return RulingWriter.write(this, rules, minutes);
    }

    /**
     * The earliest moment at which an absorbing rule applies, looking back from the end, for a replay that has not asked it on
     * the way. The board is as before afterwards. A rule that could not be determined at the last position leaves a note.
     *
     * @return that moment, or −1 if no such rule applies
     */
    int firstAbsorbed() {
        List<Rule.Absorbing<B>> asking = rules.absorbing.stream().filter(rule -> !rule.isExcludedBy(minutes.decisive)).toList();
        return new LookBack<>(board, record, options.proofNodes()).earliest(asking, minutes.findings::addAll);
    }

    private void play(Act.Play act, boolean strict) {
        int ply = record.plies() + 1;
        for (Rule.Forbids<B> rule : rules.forbids) {
            Prohibition prohibition = rule.forbids(this, act.by(), act.play());
            if (prohibition == null) {
                continue;
            }
            String move = board.numbered(board.text(act.play()));
            if (prohibition.impossible() || strict) {
                forbid(new Verdict.Illegal(rule, ply, move, prohibition.text(), 0), prohibition.findings());
                return;
            }
            minutes.violations.add(new Violation(
                    ply, act.by(), board.text(act.play()), move, rule, prohibition.text(), prohibition.findings()));
        }
        reopen();
        board.play(act.by(), act.play());
        state.played(act.by(), board.toMove());
        record.append(board, act.by(), act.play(), state.next);
        asked = null;
        follow(act, true);
    }

    private void unplayable(Act.Unplayable act) {
        String move = board.numbered(act.written());
        forbid(new Verdict.Illegal(rules.impossible(), record.plies() + 1, move, act.why(), act.line()), List.of());
    }

    private void forbid(Verdict.Illegal illegal, List<Finding> findings) {
        verdict = illegal;
        minutes.decisive = findings;
    }

    /** An illegal play is not carried out and a referral lapses when a player varies: both make room for the next act. */
    private void reopen() {
        if (verdict instanceof Verdict.Referred) {
            // The first question of its kind stays on record: it is what somebody opens the game for.
            minutes.decisive.stream().filter(finding -> !isNoted(finding.kind())).forEach(minutes.findings::add);
        }
        if (!verdict.equals(Verdict.OPEN)) {
            verdict = Verdict.OPEN;
            minutes.decisive = List.of();
        }
    }

    private boolean isNoted(String kind) {
        return minutes.findings.stream().anyMatch(finding -> finding.kind().equals(kind));
    }

    private void offer(Act.Offer act) {
        state.offered(act.by());
        follow(act, false);
    }

    private void accept(Act.Accept act) {
        if (!state.isOffered(act.by())) {
            minutes.pass(record.plies(), seats.title(act.by()) + " accepted a draw that nobody had offered");
            return;
        }
        state.offered(act.by());
        follow(act, false);
    }

    /** What is over by a count can be counted again without stones that all players agree to remove, if the rule says so. */
    @SuppressWarnings("unchecked") // the rule is one of this rulebook
    private void recount(Act.Dead dead) {
        if (verdict instanceof Verdict.Ended ended && ended.rule() instanceof Rule.Recounts<?> rule) {
            Decision decision = ((Rule.Recounts<B>) rule).recount(this, dead);
            if (decision != null) {
                apply((Rule<B>) ended.rule(), decision);
            }
        }
    }

    private void decide(Act.Decide act) {
        if (!(verdict instanceof Verdict.Referred referred)) {
            follow(act, false);
        } else if (referred.options().contains(act.outcome())) {
            end(referred.rule(), act.outcome(), referred.text() + "; the referee decided so", minutes.decisive);
        } else {
            minutes.pass(record.plies(), "the referee chose an outcome that the rule does not offer");
        }
    }

    private void claim(Act.Claim act) {
        Rule.Claimed<B> rule = rules.claimed(act.claim());
        if (rule == null) {
            minutes.claims.add(ClaimRulings.unknown(record.plies(), act));
            return;
        }
        ClaimAnswer answer = rule.examine(this, act);
        if (answer instanceof ClaimAnswer.Refused refused) {
            refused.consequences().forEach(consequence -> apply(consequence, -1));
        }
        minutes.claims.add(ClaimRulings.of(record.plies(), act, answer, board));
        if (answer instanceof ClaimAnswer.Granted granted) {
            end(rule, granted.outcome(), granted.text(), granted.findings());
        }
    }

    private void follow(Act act, boolean positionIsNew) {
        for (Rule.Follows<B> rule : positionIsNew ? rules.followsPlays : rules.follows) {
            if (rule instanceof Rule.Absorbing<B> && record.plies() < absorbFrom) {
                continue;
            }
            Decision decision = rule.after(this, act);
            if (decision != null) {
                apply(rule, decision);
                if (isOver()) {
                    break;
                }
            }
        }
        for (Rule.Refers<B> rule : rules.refers) {
            Decision.Referral referral = isOver() ? null : rule.refer(this, act);
            if (referral != null) {
                apply(rule, referral);
            }
        }
        if (positionIsNew) {
            for (Rule.Claimed<B> rule : rules.claimed) {
                rule.notice(this, noted);
            }
        }
    }

    private void apply(Rule<B> rule, Decision decision) {
        switch (decision) {
            case Decision.Ending ending -> end(rule, ending.outcome(), ending.text(), ending.findings());
            case Decision.Consequences changes -> {
                int finding = changes.findings().isEmpty() ? -1 : minutes.findings.size();
                minutes.findings.addAll(changes.findings());
                changes.consequences().forEach(consequence -> apply(consequence, finding));
            }
            case Decision.Referral referral -> {
                verdict = new Verdict.Referred(
                        referral.options(), rule, record.plies(), referral.text(), referral.lapses());
                minutes.decisive = referral.findings();
            }
            case Decision.Note note -> minutes.findings.addAll(note.findings());
        }
    }

    private void apply(Consequence consequence, int finding) {
        state.apply(consequence, record.plies());
        if (consequence instanceof Consequence.SeatOut out) {
            minutes.banned.add(new Ban(out.seat(), record.plies(), finding));
        } else if (consequence instanceof Consequence.NextSeat turn) {
            record.turn(board, turn.seat());
        }
    }

    private void end(Rule<?> rule, Outcome outcome, String text, List<Finding> findings) {
        verdict = new Verdict.Ended(outcome, rule, record.plies(), text);
        state.phase = Phase.ENDED;
        minutes.decisive = findings;
    }

    @Override
    public B board() {
        return board;
    }

    @Override
    public GameRecord record() {
        return record;
    }

    @Override
    public Seats seats() {
        return seats;
    }

    @Override
    public int next() {
        return state.next;
    }

    @Override
    public boolean isActive(int seat) {
        return state.isActive(seat);
    }

    @Override
    public boolean hasLeft(int seat) {
        return state.hasLeft(seat);
    }

    @Override
    public int activeSeats() {
        return state.activeSeats();
    }

    @Override
    public Phase phase() {
        return state.phase;
    }

    @Override
    public int epoch() {
        return state.epoch;
    }

    @Override
    public boolean hasOffered(int seat) {
        return state.hasOffered(seat);
    }

    @Override
    public boolean hasTouched(int seat) {
        return state.hasTouched(seat);
    }

    @Override
    public OptionalInt duty(int seat) {
        return state.duty(seat);
    }

    @Override
    public List<Finding> noted() {
        return Collections.unmodifiableList(minutes.findings);
    }

    @Override
    @SuppressWarnings("unchecked") // equal keys stand for the same question, whose answer is of one type
    public <T> T once(Object key, Function<Situation<B>, T> question) {
        if (!key.equals(asked)) {
            answer = question.apply(this);
            asked = key;
        }
        return (T) Objects.requireNonNull(answer);
    }

    @Override
    public Options options() {
        return options;
    }
}
