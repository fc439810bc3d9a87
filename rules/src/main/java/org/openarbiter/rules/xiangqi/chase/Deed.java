package org.openarbiter.rules.xiangqi.chase;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * What one ply of a stretch does.
 *
 * @param ply which play of the game
 * @param by the side that made it
 * @param move the move
 * @param kind what it is
 * @param chases the threats that make it a chase: they count, and the reply dealt with them where it must
 * @param others the threats that do not; empty after a check
 * @param prospect what checks would win, where that was looked for
 * @param notation the move in the notation of the record
 * @param name the same with its number, as players name it: {@code 51...R5=4}
 */
public record Deed(
        int ply, int by, int move, Kind kind, List<Threat> chases, List<Threat> others, @Nullable Prospect prospect, String notation,
        Sentence name) {

    /** What a ply can be. */
    public enum Kind {
        /** It gives check. */
        CHECK,
        /** It threatens to mate by a series of checks, where the rules ask for that. */
        KILL,
        /** It threatens to capture a piece for nothing, or to win material. */
        CHASE,
        /** It may be one of the others or none: the rules, or the bound of a search, leave that open. */
        OPEN,
        /** None of the others. */
        IDLE;

        /** The word for it in rulings, for machines. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The same for people. */
        public Term term() {
            return Term.of("deed", this, word());
        }
    }

    /**
     * What the side could force by checks if it were to move once more.
     *
     * @param mates whether that is mate, or else material
     * @param standing whether it could have forced the same before its move
     * @param series the checks
     * @param first the first of them in the notation of the record; null if there is none
     */
    public record Prospect(boolean mates, boolean standing, Series series, @Nullable Sentence first) {

        /** Whether the move threatens mate and could not have given it instead. */
        boolean isKill() {
            return mates && !standing && series.answer() == Gain.YES;
        }

        /** Whether it wins material for certain. */
        boolean winsMaterial() {
            return !mates && series.answer() == Gain.YES;
        }

        /** Such as {@code threatens mate by at most 3 checks, R5+2}. */
        public Sentence sentence() {
            if (standing) {
                return XiangqiLexicon.say("threat.standing", "mates", mates);
            }
            return switch (series.answer()) {
                case YES -> XiangqiLexicon.say(
                        "threat.wins", "mates", mates, "checks", series.checks(), "first", Objects.requireNonNull(first));
                case OPEN -> first == null
                        ? XiangqiLexicon.say("threat.unknown", "mates", mates, "positions", series.positions())
                        : XiangqiLexicon.say("threat.maybe", "first", first);
                case NO -> Sentence.verbatim("");
            };
        }
    }

    /**
     * An attack after a ply and what the reply made of it.
     *
     * @param attack the attack as it stood after the ply
     * @param attackerNumber the number of the attacker, by which it is followed
     * @param victimNumber the number of the victim, by which it is followed
     * @param pinnedByHorse whether the victim is a rook that could not move without uncovering check by a horse
     * @param reply what became of it
     */
    public record Threat(Attack attack, int attackerNumber, int victimNumber, boolean pinnedByHorse, Reply reply) {

        /** The attack with the reason why it counts or not: {@code rook h4 → cannon i4: unprotected, moved away}. */
        public Sentence sentence() {
            Sentence threat = XiangqiLexicon.say("threat", "pieces", attack.pieces(), "why", attack.why());
            return attack.counts() && reply.isNamed() ? XiangqiLexicon.say("replied", "threat", threat, "reply", reply.sentence()) : threat;
        }

        /** The same threat on a victim that another piece can still take for nothing. */
        Threat inVain() {
            return new Threat(attack, attackerNumber, victimNumber, pinnedByHorse, Reply.IN_VAIN);
        }
    }

    public Deed {
        chases = List.copyOf(chases);
        others = List.copyOf(others);
    }

    /** Whether only a pawn's own attack could make it an offense. */
    boolean isPawnsOwn() {
        return kind == Kind.IDLE && others.stream().anyMatch(threat -> threat.attack().grounds() == Grounds.PAWN);
    }

    /** How grave it is where both sides make forbidden plies only. */
    public Weight weight() {
        return switch (kind) {
            case CHECK, KILL -> Weight.FULL;
            case CHASE -> chases.stream().map(threat -> threat.attack().weight())
                    .reduce(prospect == null || prospect.series().answer() == Gain.NO ? Weight.NONE : Weight.UNCLEAR, Weight::or);
            case OPEN, IDLE -> Weight.NONE;
        };
    }
}
