package org.openarbiter.rules.xiangqi.chase;

import java.util.List;
import java.util.stream.Stream;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * What both sides did between two moments that show the same position.
 *
 * @param before the move that led to the first of them, as players name it; the start if there is none
 * @param deeds what each ply does, in order
 * @param red what Red's plies amount to
 * @param black what Black's plies amount to
 * @param mixed whether offenses may be mixed
 */
public record Judgment(Sentence before, List<Deed> deeds, Part red, Part black, boolean mixed) {

    /**
     * What the plies of one side amount to.
     *
     * @param level the offense; the least that it can be where something is open
     * @param most the greatest that it can be
     * @param victims the numbers of the pieces that every one of them chased; none unless it is a perpetual chase
     */
    public record Part(Level level, Level most, List<Integer> victims) {
        public Part {
            victims = List.copyOf(victims);
        }

        /** An offense about which nothing is open. */
        static Part of(Level level, List<Integer> victims) {
            return new Part(level, level, victims);
        }

        /** In words, such as {@code perpetual check} or {@code idle or forbidden moves}. */
        public Sentence sentence() {
            return XiangqiLexicon.say("level", "level", level.term(), "open", level != most, "most", most.term());
        }
    }

    public Judgment {
        deeds = List.copyOf(deeds);
    }

    /** What the plies of a side amount to. */
    public Part part(int side) {
        return side == Piece.RED ? red : black;
    }

    /** The offense of a side; the least that it can be where something is open. */
    public Level level(int side) {
        return part(side).level();
    }

    /** The threats by which a side chased a piece, ply by ply. */
    public Stream<Deed.Threat> chases(int side, int victimNumber) {
        return deeds.stream()
                .filter(deed -> deed.by() == side)
                .flatMap(deed -> deed.chases().stream())
                .filter(threat -> threat.victimNumber() == victimNumber);
    }

    /** The same by the one attacker that does so with every move of its side; all of them if there is none. */
    public List<Deed.Threat> mainChases(int side, int victimNumber) {
        List<Deed.Threat> all = chases(side, victimNumber).toList();
        long moves = deeds.stream().filter(deed -> deed.by() == side).count();
        return all.stream().map(Deed.Threat::attackerNumber).distinct()
                .map(number -> all.stream().filter(threat -> threat.attackerNumber() == number).toList())
                .filter(own -> own.size() == moves)
                .findFirst().orElse(all);
    }

    /** Whether it depends on what is open who has the greater offense. */
    public boolean isOpen() {
        return Integer.signum(red.level().compareTo(black.most())) != Integer.signum(red.most().compareTo(black.level()));
    }

    /** The side with the greater offense, or −1 if they are equal or it is open. */
    public int offender() {
        int order = isOpen() ? 0 : red.most().compareTo(black.level());
        return order == 0 ? -1 : order > 0 ? Piece.RED : Piece.BLACK;
    }
}
