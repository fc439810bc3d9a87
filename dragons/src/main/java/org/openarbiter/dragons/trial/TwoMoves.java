package org.openarbiter.dragons.trial;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Group;

/**
 * Two moves in a row by one side that kill a group, or save it; the other side answers only afterwards.
 *
 * @param fate what they achieve: a LOSS if no two moves were found
 * @param first the first of them; −1 if none is needed
 * @param second the second; −1 if the first is enough
 */
public record TwoMoves(Fate fate, int first, int second) {
    private static final TwoMoves NONE = new TwoMoves(Fate.LOSS, Answer.NONE, Answer.NONE);
    /** What is left to do after each first move is read for all of them with the lower effort before any gets the higher one. */
    private static final List<Effort> RUNGS = List.of(Effort.TABLE, Effort.QUESTION);
    /** How many first moves are tried. */
    private static final int MOST = 40;

    /** Two moves that kill the group of a stone. */
    public static TwoMoves toKill(Trial position, Group group) {
        return new Question(position, group, 1 - group.seat()).answer();
    }

    /** Two moves that save the group of a stone. */
    public static TwoMoves toSave(Trial position, Group group) {
        return new Question(position, group, group.seat()).answer();
    }

    /** A group, and who makes both moves. */
    private record Question(Trial position, Group group, int mover) {
        TwoMoves answer() {
            Answer single = ask(position, group, Effort.THOROUGH);
            if (single.likely() == Fate.WIN) {
                return new TwoMoves(Fate.WIN, single.point(), Answer.NONE);
            }
            TwoMoves best = NONE;
            Set<Integer> firsts = firsts(single);
            for (Effort rung : RUNGS) {
                for (int first : firsts) {
                    TwoMoves found = after(first, rung);
                    best = found.fate.compareTo(best.fate) > 0 ? found : best;
                    if (best.fate == Fate.WIN) {
                        return best;
                    }
                }
            }
            return best.fate.compareTo(single.likely()) > 0 ? best : begun(single);
        }

        /** What a single move achieves, with the move that would come next. */
        private TwoMoves begun(Answer single) {
            if (!single.likely().succeeds()) {
                return NONE;
            }
            int next = single.point() == Answer.NONE ? Answer.NONE : after(single.point(), Effort.QUESTION).second;
            return new TwoMoves(single.likely(), single.point(), next);
        }

        private TwoMoves after(int first, Effort effort) {
            if (!position.board().isLegal(mover, first)) {
                return NONE;
            }
            Trial played = position.after(mover, first);
            Optional<Group> left = played.group(group.key());
            if (left.isEmpty()) {
                return new TwoMoves(Fate.WIN, first, Answer.NONE);
            }
            Answer answer = ask(played, left.get(), effort);
            return new TwoMoves(answer.fate(), first, answer.point());
        }

        private Answer ask(Trial at, Group asked, Effort effort) {
            return mover == asked.seat() ? at.defense(asked, effort) : at.attack(asked, effort);
        }

        /** Where the first move may be: on the moves of readings, then on the liberties of the group, then next to those. */
        private Set<Integer> firsts(Answer single) {
            Set<Integer> points = new LinkedHashSet<>();
            points.add(single.point());
            points.addAll(single.line());
            Answer other = mover == group.seat() ? position.attack(group, Effort.QUESTION) : position.defense(group, Effort.QUESTION);
            points.add(other.point());
            points.addAll(other.line());
            ReadingBoard board = position.board();
            int[] liberties = new int[board.points()];
            Set<Integer> near = new LinkedHashSet<>();
            for (int string : group.strings()) {
                int count = board.liberties(string, liberties);
                for (int i = 0; i < count; i++) {
                    near.add(liberties[i]);
                }
            }
            points.addAll(near);
            for (int liberty : near) {
                for (int i = 0; i < board.degree(liberty); i++) {
                    points.add(board.neighbor(liberty, i));
                }
            }
            points.removeIf(point -> point < 0 || board.stoneAt(point) != ReadingBoard.EMPTY);
            Set<Integer> likely = new LinkedHashSet<>();
            points.stream().limit(MOST).forEach(likely::add);
            return likely;
        }
    }
}
