package org.openarbiter.dragons.read;

import java.util.List;
import org.openarbiter.dragons.read.LambdaSearch.Finding;

/**
 * Reads on one board whether strings can be captured and saved, connected and cut.
 *
 * <p>Every question is read up to three times, with another {@link KoMaster} each time, which gives the {@link Fate}. The board is left
 * as it was found.
 */
public final class Reading {
    /** The least order of the attacks that are tried. */
    private static final int LEAST_ORDER = Integer.getInteger("lo", 3);

    private final ReadingBoard board;
    private final long limit;

    /**
     * Readings on a board.
     *
     * @param limit how many positions one reading may look at, for each master of kos
     */
    public Reading(ReadingBoard board, long limit) {
        this.board = board;
        this.limit = limit;
    }

    /** Whether a string can be captured if the other colour moves first. */
    public Answer attack(int target) {
        return new Question(new Capture(board, target)).attack();
    }

    /** Whether a string that is attacked can be saved if its owner moves first; a WIN without a move if there is nothing to fear. */
    public Answer defend(int target) {
        return new Question(new Capture(board, target)).defend();
    }

    /** One goal, asked about from both sides. */
    private final class Question {
        private final Goal goal;
        private final int order;
        private long nodes;
        private boolean complete = true;

        Question(Goal goal) {
            this.goal = goal;
            order = Math.max(LEAST_ORDER, goal.distance() + Integer.getInteger("od", -1));
        }

        private Finding attack(KoMaster master) {
            Budget budget = new Budget(limit);
            return count(new LambdaSearch(board, goal, budget, master).attack(order), budget);
        }

        private Finding defend(KoMaster master, long[] zone) {
            Budget budget = new Budget(limit);
            return count(new LambdaSearch(board, goal, budget, master).defend(order, zone), budget);
        }

        private Finding count(Finding finding, Budget budget) {
            nodes += budget.used();
            complete &= !finding.spent();
            return finding;
        }

        /** The fate of the attacker, moving first. */
        Answer attack() {
            Finding plain = attack(KoMaster.NOBODY);
            if (plain.proved()) {
                Finding strict = plain.ko() ? attack(KoMaster.DEFENDER) : plain;
                return strict.proved() ? answer(Fate.WIN, strict) : answer(Fate.KO, plain);
            }
            if (plain.spent() || plain.ko()) {
                Finding lenient = attack(KoMaster.ATTACKER);
                if (lenient.proved()) {
                    return answer(Fate.KO_NEEDS_THREAT, lenient);
                }
            }
            return answer(Fate.LOSS, plain);
        }

        /** The fate of the defender, moving first. */
        Answer defend() {
            Finding threat = attack(KoMaster.NOBODY);
            if (!threat.proved()) {
                Finding lenient = threat.spent() || threat.ko() ? attack(KoMaster.ATTACKER) : threat;
                if (!lenient.proved()) {
                    return answer(Fate.WIN, Answer.NONE, List.of());
                }
                Finding saved = defend(KoMaster.ATTACKER, lenient.zone());
                if (!saved.proved() && !saved.spent()) {
                    return answer(Fate.WIN, saved.move(), List.of(saved.move()));
                }
                Finding fought = defend(KoMaster.NOBODY, lenient.zone());
                int move = fought.proved() ? Answer.NONE : fought.move();
                return answer(Fate.KO, move, List.of(move));
            }
            Finding plain = defend(KoMaster.NOBODY, threat.zone());
            if (plain.spent()) {
                return answer(Fate.LOSS, plain);
            }
            if (plain.proved()) {
                Finding lenient = plain.ko() || threat.ko() ? defend(KoMaster.DEFENDER, threat.zone()) : plain;
                return lenient.proved() || lenient.spent() ? answer(Fate.LOSS, plain)
                        : answer(Fate.KO_NEEDS_THREAT, lenient.move(), List.of(lenient.move()));
            }
            Finding strict = plain.ko() ? defend(KoMaster.ATTACKER, threat.zone()) : plain;
            boolean safe = !strict.proved() && !strict.spent();
            int move = safe ? strict.move() : plain.move();
            return answer(safe ? Fate.WIN : Fate.KO, move, List.of(move));
        }

        private Answer answer(Fate fate, Finding finding) {
            return answer(fate, fate.succeeds() ? finding.move() : Answer.NONE, finding.line());
        }

        private Answer answer(Fate fate, int move, List<Integer> line) {
            return new Answer(fate, move, line, nodes, complete);
        }
    }
}
