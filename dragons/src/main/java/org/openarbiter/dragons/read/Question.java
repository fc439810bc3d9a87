package org.openarbiter.dragons.read;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * One goal, asked about from both sides: by attacks one after the other, each with another {@link KoMaster} where a ko decides.
 *
 * <p>An attack is proved against every reply. That there is none is found for the orders that were read, and says so: it takes for
 * granted that {@linkplain Assumption#SLOWER_MOVES_FAIL slower moves} fail.
 */
final class Question {
    /** The least order of the attacks that are tried. */
    static final int LEAST_ORDER = 3;
    /** The order of simple attacks, and the part of the budget that is added for them. */
    private static final int SIMPLE_ORDER = 2;
    private static final int SIMPLER = 4;
    /** How many defenses are tried of which none is proved. */
    private static final int TRIES = 3;
    /** With so many positions ladders and nets are read to the end: a defense that is open even then may hold. */
    private static final long PATIENT = 500_000;
    private static final Set<Assumption> ORDERS_READ = EnumSet.of(Assumption.SLOWER_MOVES_FAIL);

    private final ReadingBoard board;
    private final long limit;
    private final Goal goal;
    private final List<Step> steps;
    /** What reaches the goal by itself and is easier to read. */
    private final List<Question> parts;
    /** The attack read last. */
    private Step step;
    private long nodes;

    Question(ReadingBoard board, long limit, List<Step> steps, List<Question> parts) {
        this.board = board;
        this.limit = limit;
        this.steps = steps;
        this.parts = parts;
        step = steps.getFirst();
        goal = step.goal();
    }

    private Attack attack(KoMaster master) {
        for (Question part : parts) {
            Attack attack = part.attack(master);
            if (attack.succeeds()) {
                step = new Step(goal, part.step.order());
                return attack;
            }
        }
        return attackByItself(master);
    }

    /** Reads an attack on the goal and none of its parts, step by step. */
    private Attack attackByItself(KoMaster master) {
        Budget budget = new Budget(limit);
        Searches searches = new Searches(budget, master);
        step = steps.getFirst();
        Finding finding = searches.attack(step);
        for (int next = 1; next < steps.size() && !finding.proved() && !finding.spent(); next++) {
            step = steps.get(next);
            finding = searches.attack(step);
        }
        nodes += budget.used();
        return new Attack(finding);
    }

    /**
     * Reads a defense; one that is a leaning only has to stand up to an attack on it, or another takes its place. So does one that is only tried,
     * where patient reading comes to no end.
     */
    private Defense defend(KoMaster master, Set<Integer> plays, boolean isKoThreat) {
        Set<Integer> left = new TreeSet<>(plays);
        Defense defense = read(master, left, isKoThreat);
        for (int tries = 1; defense.isLeaning() && isUpset(defense.finding().move(), master); tries++) {
            if (tries == TRIES) {
                return defense.failing();
            }
            left.remove(defense.finding().move());
            defense = read(master, left, isKoThreat);
        }
        // What takes liberties keeps a string longer; what lengthens a link rarely cuts it: eight of 81 connections of GNU Go's tests were cut so.
        boolean isWorthATry = limit >= PATIENT && !(goal instanceof Connection);
        return isWorthATry && defense.isOpen() ? trying(defense, left, master) : defense;
    }

    /** Tries the plays that take the attacker farthest from his goal; one after which no attack is proved is a leaning. */
    private Defense trying(Defense open, Set<Integer> plays, KoMaster master) {
        goal.look();
        List<Integer> farthest = plays.stream()
                .filter(play -> board.isLegal(1 - goal.attacker(), play))
                .sorted(Comparator.comparingInt((Integer play) -> -goal.distanceAfter(play)))
                .limit(TRIES)
                .toList();
        return farthest.stream().filter(play -> !isUpset(play, master)).findFirst().map(open::leaning).orElse(open);
    }

    /**
     * Reads a defense against the attack read last and those after it; if one of these is left open, reports a defense that
     * holds against the ones before.
     */
    private Defense read(KoMaster master, Set<Integer> plays, boolean isKoThreat) {
        Budget budget = new Budget(limit);
        Searches searches = new Searches(budget, master);
        Finding finding = searches.defend(step, plays);
        boolean complete = !finding.spent();
        int next = steps.indexOf(step) + 1;
        while (next > 0 && next < steps.size() && finding.refuted() && complete) {
            Finding harder = searches.defend(steps.get(next++), plays);
            complete = !harder.spent();
            finding = complete ? harder : finding;
        }
        nodes += budget.used();
        return new Defense(finding, complete, isKoThreat);
    }

    /** Whether an attack is proved after a move of the defender. */
    private boolean isUpset(int move, KoMaster master) {
        Step threat = step;
        board.play(1 - goal.attacker(), move);
        boolean isUpset = attackByItself(master).succeeds();
        board.undo();
        step = threat;
        return isUpset;
    }

    /** The fate of the attacker, moving first. */
    Answer attack() {
        KoMasters<Attack> result = KoMasters.ask(KoMaster.ATTACKER, this::attack);
        Answer answer = answer(result, result.run().finding());
        return answer.fate() == Fate.WIN ? answer : answer.under(ORDERS_READ);
    }

    /** The fate of the defender, moving first. */
    Answer defend() {
        Attack threat = attack(KoMaster.NOBODY);
        Answer answer = threat.succeeds() ? defendAgainst(threat.finding()) : defendInKo(threat);
        return answer.likely() == Fate.LOSS ? answer : answer.under(ORDERS_READ);
    }

    /** Against an attack that works even if neither side is the master of kos. */
    private Answer defendAgainst(Finding threat) {
        Set<Integer> plays = candidates(threat);
        KoMasters<Defense> result = KoMasters.ask(KoMaster.DEFENDER, master -> defend(master, plays, threat.ko()));
        boolean isKo = threat.ko() || result.run().finding().ko();
        if (!result.fate().succeeds() && isKo) {
            Attack pressed = attack(KoMaster.DEFENDER);
            if (pressed.fails()) {
                return answer(Fate.KO_NEEDS_THREAT, pressed.complete(), Answer.NONE, result.complete());
            }
        }
        return answer(result, result.run().finding());
    }

    /** Against an attack that works, if at all, if the attacker is the master of kos. */
    private Answer defendInKo(Attack plain) {
        Attack threat = plain.hangsOnKo() ? attack(KoMaster.ATTACKER) : plain;
        Set<Integer> plays = candidates(threat.finding());
        boolean complete = plain.complete() && threat.complete();
        if (!threat.succeeds()) {
            return answer(Fate.WIN, complete, threat.complete() ? Answer.NONE : precaution(plays), complete);
        }
        Defense saved = defend(KoMaster.ATTACKER, plays, false);
        if (saved.succeeds()) {
            return answer(Fate.WIN, saved.isProof(), saved.finding().move(), complete && saved.complete());
        }
        Defense fought = defend(KoMaster.NOBODY, plays, false);
        int move = fought.succeeds() ? fought.finding().move() : Answer.NONE;
        boolean proves = plain.fails() && plain.complete() || fought.isProof();
        return answer(Fate.KO, proves, move, complete && saved.complete() && fought.complete());
    }

    /**
     * A play that prevents simple attacks where nobody knows about the others; NONE if that is left open, or the goal is far.
     */
    private int precaution(Set<Integer> plays) {
        if (goal.distance(Goal.OUT_OF_REACH) > LEAST_ORDER) {
            return Answer.NONE;
        }
        Budget budget = new Budget(limit / SIMPLER);
        Finding finding = new LambdaSearch(board, goal, budget, KoMaster.NOBODY).defend(SIMPLE_ORDER, plays);
        nodes += budget.used();
        return finding.refuted() ? finding.move() : Answer.NONE;
    }

    /** Where the defender may begin: where a threat can be upset, and where the goal is at stake. */
    private Set<Integer> candidates(Finding threat) {
        Set<Integer> plays = new TreeSet<>(threat.zone());
        int[] points = new int[ReadingBoard.MOST_POINTS];
        int count = goal.moves(LEAST_ORDER, points, new int[ReadingBoard.MOST_POINTS]);
        for (int i = 0; i < count; i++) {
            plays.add(points[i]);
        }
        return plays;
    }

    private long nodes() {
        return nodes + parts.stream().mapToLong(Question::nodes).sum();
    }

    private Answer answer(KoMasters<?> result, Finding finding) {
        int move = result.fate().succeeds() ? finding.move() : Answer.NONE;
        return answer(result.fate(), result.run().isProof(), move, finding.line(), result.complete());
    }

    private Answer answer(Fate fate, boolean isProof, int move, boolean complete) {
        return answer(fate, isProof, move, move == Answer.NONE ? List.of() : List.of(move), complete);
    }

    /** An answer; a success of which there is no proof is only likely. */
    private Answer answer(Fate fate, boolean isProof, int move, List<Integer> line, boolean complete) {
        Fate proved = isProof ? fate : Fate.LOSS;
        return new Answer(proved, fate, move, line, nodes(), complete, Set.of(), Answer.NONE);
    }

    /** An attack of an order, one of several that are tried in turn. */
    record Step(Goal goal, int order) {}

    /** The searches for some goals that share a budget, each with what it has found. */
    private final class Searches {
        private final Budget budget;
        private final KoMaster master;
        private final IdentityHashMap<Goal, LambdaSearch> searches = new IdentityHashMap<>();

        Searches(Budget budget, KoMaster master) {
            this.budget = budget;
            this.master = master;
        }

        Finding attack(Step step) {
            return of(step.goal()).attack(step.order());
        }

        Finding defend(Step step, Set<Integer> plays) {
            return of(step.goal()).defend(step.order(), plays);
        }

        private LambdaSearch of(Goal goal) {
            return searches.computeIfAbsent(goal, missing -> new LambdaSearch(board, missing, budget, master));
        }
    }

    /** What a run for the attacker has come to. */
    private record Attack(Finding finding) implements KoMasters.Run {
        @Override
        public boolean succeeds() {
            return finding.proved();
        }

        @Override
        public boolean fails() {
            return finding.refuted();
        }

        @Override
        public boolean complete() {
            return !finding.spent();
        }

        @Override
        public boolean hangsOnKo() {
            return finding.ko() && !finding.spent();
        }
    }

    /** What a run for the defender has come to, against a threat that may rest on a ko itself. */
    private record Defense(Finding finding, boolean complete, boolean isKoThreat) implements KoMasters.Run {
        /** Whether it seems to hold by a move, but is not proved to. */
        boolean isLeaning() {
            return !complete && finding.refuted() && finding.move() != Answer.NONE;
        }

        /** Whether nothing is known of it. */
        boolean isOpen() {
            return !complete && !finding.refuted() && !finding.proved();
        }

        Defense leaning(int move) {
            return new Defense(finding.refutedBy(move), false, isKoThreat);
        }

        Defense failing() {
            return new Defense(finding.withoutRefutation(), false, isKoThreat);
        }

        @Override
        public boolean succeeds() {
            return finding.refuted();
        }

        @Override
        public boolean isProof() {
            return complete && finding.refuted();
        }

        @Override
        public boolean fails() {
            return finding.proved();
        }

        @Override
        public boolean hangsOnKo() {
            return finding.ko() || isKoThreat && !succeeds();
        }
    }
}
