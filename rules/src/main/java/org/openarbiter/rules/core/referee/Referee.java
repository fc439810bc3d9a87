package org.openarbiter.rules.core.referee;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Official;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The referee of a game under a rulebook: takes what the players do, act by act, and carries it out.
 *
 * <p>The same referee serves a live game and a file of a million: {@link #begin} starts the next one and keeps the memory. After
 * every act {@link #verdict} tells where the game stands; {@link #ruling} gathers the whole ruling when it is wanted. An act that
 * is not allowed leaves everything as it was.
 *
 * <p>What the rules see of the game is {@link CurrentGame}, what they make of it is {@link Judgment}, and {@link RulingWriter}
 * writes the ruling.
 *
 * <p>Confined to one thread.
 *
 * @param <B> the board of the game
 */
public final class Referee<B extends Board> extends CurrentGame<B> {
    /** The act by which a start position comes about: rules may find that it is over before it began. */
    private static final Act SET_UP = new Act.Play(Act.NOBODY, 0);

    private final Rulebook<B> rulebook;
    private final RuleSet<B> rules;
    private final Judgment<B> judgment;
    private @Nullable Trail trail;
    private @Nullable Act ending;

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
        super(rulebook.sameness(), seats, options, start);
        this.rulebook = rulebook;
        rules = new RuleSet<>(rulebook.rules());
        judgment = new Judgment<>(this, rules);
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
        rulebook.prepare(start);
        clear(start);
        judgment.clear(absorbingFrom);
        ending = null;
        if (trail != null) {
            trail.clear();
        }
        judgment.follow(SET_UP, true);
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
        judgment.verdict = way.pop(state, minutes, record, board);
        changed();
    }

    /** The rulebook. */
    public Rulebook<B> rulebook() {
        return rulebook;
    }

    @Override
    public Official official() {
        return rulebook.official();
    }

    /** Where the game stands. */
    public Verdict verdict() {
        return judgment.verdict;
    }

    /** Whether nothing more can happen. */
    public boolean isOver() {
        return judgment.isOver();
    }

    /** The act with which the game became over, a play or another; null while it is not, and where it was over before the first act. */
    public @Nullable Act ending() {
        return isOver() ? ending : null;
    }

    /** Whether play has stopped: the game is over, or waits for a decision of the referee that no play can forestall. */
    public boolean isClosed() {
        return isOver() || (judgment.verdict instanceof Verdict.Referred referred && !referred.lapses());
    }

    /**
     * Takes an act; if the game is over already, or waits for a decision and this is none, it changes nothing.
     *
     * @throws IllegalArgumentException if the game has no such seat
     */
    public Verdict act(Act act) {
        if (act.by() != Act.NOBODY && (act.by() < 0 || act.by() >= seats().count())) {
            throw new IllegalArgumentException("there is no seat " + act.by() + ": the seats of this game are 0 to " + (seats().count() - 1));
        }
        return act(act, options().strict());
    }

    /** Takes an act; {@code strict} tells whether a forbidden play that could be made is refused rather than listed and made. */
    Verdict act(Act act, boolean strict) {
        if (trail != null) {
            trail.push(state, minutes, judgment.verdict, record);
        }
        if (isOver() && act instanceof Act.Dead dead) {
            judgment.recount(dead);
        }
        if (isOver() || (isClosed() && !(act instanceof Act.Decide))) {
            return judgment.verdict;
        }
        if (judgment.verdict instanceof Verdict.Illegal) {
            judgment.reopen();
        }
        switch (act) {
            case Act.Play play -> play(read(play), strict);
            case Act.Unplayable unplayable -> unplayable(unplayable);
            case Act.Claim claim -> claim(claim);
            case Act.Touch touch -> state.touched(touch.by());
            case Act.Offer offer -> offer(offer);
            case Act.Accept accept -> accept(accept);
            case Act.Agree agree -> followOrPass(agree, "agree");
            case Act.Resign resign -> judgment.follow(resign, false);
            case Act.Flag flag -> judgment.follow(flag, false);
            case Act.AllFlags flags -> followOrPass(flags, "flags");
            case Act.IllegalAgain again -> followOrPass(again, "illegal");
            case Act.Dead dead -> judgment.follow(dead, false);
            case Act.Decide decide -> decide(decide);
        }
        ending = act;
        return judgment.verdict;
    }

    /** Why a play would not be allowed now, without making it; null if it would be. */
    public @Nullable Prohibition preview(int by, int play) {
        return judgment.prohibition(by, meant(by, play));
    }

    /** The play that is meant by naming one now: itself, unless a {@linkplain Rule.Reads rule} reads it as another. */
    public int meant(int by, int play) {
        int meant = play;
        for (int i = 0; i < rules.reads.size(); i++) {
            meant = rules.reads.get(i).meant(this, by, meant);
        }
        return meant;
    }

    /** The plays that the seat to move may make under the rulebook, in the order of the board, each once. */
    public int[] legalPlays() {
        if (isClosed()) {
            return new int[0];
        }
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(state.next, plays);
        return Arrays.stream(plays, 0, count)
                .filter(play -> meant(state.next, play) == play && judgment.prohibition(state.next, play) == null)
                .toArray();
    }

    /** How many plays were taken: those that were made, and one that was not made because it lost the game. */
    public int playsTaken() {
        boolean lost = judgment.verdict instanceof Verdict.Ended ended && ended.rule() instanceof Rule.Forbids<?>;
        return record.plies() + (lost ? 1 : 0);
    }

    /** Whether the rulebook has a rule that is claimed by this name. */
    public boolean hasClaim(String claim) {
        return rules.claimed(claim) != null;
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
        return new LookBack<>(board, record, options().proofNodes()).earliest(asking, minutes.findings::addAll);
    }

    private Act.Play read(Act.Play act) {
        int meant = meant(act.by(), act.play());
        return meant == act.play() ? act : new Act.Play(act.by(), meant);
    }

    private void play(Act.Play act, boolean strict) {
        int ply = record.plies() + 1;
        for (Rule.Forbids<B> rule : rules.forbids) {
            Prohibition prohibition = rule.forbids(this, act.by(), act.play());
            if (prohibition == null) {
                continue;
            }
            Sentence move = board.named(board.text(act.play()));
            Verdict.Illegal illegal = new Verdict.Illegal(
                    rule, ply, move, prohibition.why(), 0, Judgment.cited(rule, prohibition.source()));
            Outcome cost = rule.cost(this, act.by());
            if (cost != null) {
                judgment.end(rule, new Decision.Ending(cost, illegal.sentence(), prohibition.findings(), illegal.source()));
                return;
            }
            if (prohibition.impossible() || strict) {
                judgment.forbid(illegal, prohibition.findings());
                return;
            }
            minutes.violations.add(new Violation(
                    ply, act.by(), board.text(act.play()), move, rule, prohibition.why(), prohibition.findings()));
        }
        judgment.reopen();
        make(act.by(), act.play());
        judgment.follow(act, true);
    }

    private void unplayable(Act.Unplayable act) {
        Sentence move = board.named(act.shown());
        Rule.Forbids<B> rule = rules.impossible();
        judgment.forbid(
                new Verdict.Illegal(
                        rule, record.plies() + 1, move, act.why().sentence(), act.line(), rule.source(this, act.why())),
                List.of());
    }

    private void offer(Act.Offer act) {
        state.offered(act.by());
        judgment.follow(act, false);
    }

    private void accept(Act.Accept act) {
        if (!state.isOffered(act.by())) {
            minutes.pass(record.plies(), Common.say("nothing-to-accept", "player", seats().term(act.by())));
            return;
        }
        followOrPass(act, "accept");
    }

    /** Asks the rules what follows from an act; if none has anything to say of it, that is said. */
    private void followOrPass(Act act, String kind) {
        if (!judgment.follow(act, false)) {
            minutes.pass(record.plies(), Common.say("no-rule", "act", kind));
        }
    }

    private void decide(Act.Decide act) {
        if (!(judgment.verdict instanceof Verdict.Referred referred)) {
            judgment.follow(act, false);
        } else if (referred.options().contains(act.outcome())) {
            Sentence why = Sentence.row(referred.why(), Common.say("so-decided", "official", official().term()));
            judgment.end(referred.rule(), new Decision.Ending(act.outcome(), why, minutes.decisive, referred.source()));
        } else {
            minutes.pass(record.plies(), Common.say("no-such-option", "official", official().term()));
        }
    }

    /** Whether a rule of this name applies without a claim, which other rulebooks may have for it. */
    private boolean appliesByItself(String claim) {
        return rules.all.stream().anyMatch(rule -> rule instanceof Rule.Follows<B> follows && follows.followsPlays()
                && (rule.claim().equals(claim) || rule.id().equals(claim)));
    }

    private void claim(Act.Claim act) {
        Rule.Claimed<B> rule = rules.claimed(act.claim());
        if (rule == null) {
            minutes.claims.add(ClaimRulings.unknown(record.plies(), act, appliesByItself(act.claim()), rules.claims()));
            return;
        }
        Act.Claim named = act.named(rule.claim());
        ClaimAnswer answer = rule.examine(this, named);
        ClaimRulings.owed(answer).forEach(consequence -> judgment.apply(consequence, -1));
        minutes.claims.add(ClaimRulings.of(record.plies(), named, answer, board));
        switch (answer) {
            case ClaimAnswer.Granted granted -> judgment.end(
                    rule, new Decision.Ending(granted.outcome(), granted.why(), granted.findings(), granted.source()));
            case ClaimAnswer.Lost lost -> judgment.end(rule, new Decision.Ending(lost.outcome(), lost.ending(), lost.findings()));
            case ClaimAnswer.Referred referred -> judgment.refer(
                    rule, new Decision.Referral(referred.options(), referred.why(), referred.findings(), true));
            case ClaimAnswer.Refused refused -> {}
        }
    }
}
