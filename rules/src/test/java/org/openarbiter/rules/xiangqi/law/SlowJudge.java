package org.openarbiter.rules.xiangqi.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.xiangqi.law.SlowPosition.Spot;

/**
 * The repetition rules of the WXF written down as plainly as they can be, the oracle of the real ones.
 *
 * <p>It keeps every position of the game, compares them as texts, and works everything out at the ply on which a position appears
 * for the last permitted time. No code is shared with the rules it checks; the readings chosen in DECISIONS.md are, and the text
 * followed is D. Tan and N. Watkinson Medina, <i>Complete Implementation of WXF Chinese Chess Rules</i>, sections 3 and 4.
 */
final class SlowJudge {
    private final List<SlowPosition> positions = new ArrayList<>();
    private final List<Spot[]> moves = new ArrayList<>();
    private final String threatProtection;
    private final String answerProtection;
    private final boolean standing;
    private final boolean chases;
    private final int occurrences;
    private final boolean checkAnswers;
    private final boolean onlyVictim;
    private final boolean pinnedRook;
    private Result result = Result.OPEN;
    private Level redLevel = Level.IDLE;
    private Level blackLevel = Level.IDLE;
    private List<Deed> deeds = List.of();

    /** How the game stands. */
    enum Result {
        OPEN,
        DRAW,
        RED_LOSES,
        BLACK_LOSES
    }

    /** What a ply does, and what a side does all along; the greater is the graver. */
    enum Level {
        IDLE,
        CHASE,
        PINNED_ROOK,
        CHECK
    }

    /** An attack that counts as a chase, as it stands after a ply. */
    record Chase(Spot attacker, Spot victim) {}

    /** What a ply did; the chases are those that were dealt with by the reply. */
    record Deed(int ply, boolean byRed, Level level, List<Chase> chases) {
        Set<Spot> victims() {
            return chases.stream().map(Chase::victim).collect(Collectors.toCollection(HashSet::new));
        }
    }

    /**
     * A judge at the start of a game.
     *
     * @param protection when a defender must stand ready to take back: {@code before} the capture is made, {@code after} it, or
     *     at {@code both} moments; or {@code recapture}: after it where a threat is made, at both moments where it is answered
     * @param standing whether a threat that was there before the ply counts for the ply as well
     * @param chases whether chasing counts for anything, or only checking does
     * @param occurrences how often a position has to appear for the game to end
     * @param checkAnswers whether a threat has been dealt with if it cannot be carried out at once because the reply checks
     * @param readings {@code only}: two victims of every ply are none; {@code graver}: a chased rook that a horse pins is a level
     *     of its own
     */
    SlowJudge(String fen, String protection, boolean standing, boolean chases, int occurrences, boolean checkAnswers, Set<String> readings) {
        threatProtection = protection.equals("recapture") ? "after" : protection;
        answerProtection = protection.equals("recapture") ? "both" : protection;
        this.standing = standing;
        this.chases = chases;
        this.occurrences = occurrences;
        this.checkAnswers = checkAnswers;
        onlyVictim = readings.contains("only");
        pinnedRook = readings.contains("graver");
        positions.add(SlowPosition.of(fen));
    }

    /** Makes a legal move, given as in {@code h2e2}; ignored once the game is over. */
    void play(String move) {
        if (result != Result.OPEN) {
            return;
        }
        Spot from = Spot.of(move.substring(0, 2));
        Spot to = Spot.of(move.substring(2));
        moves.add(new Spot[] {from, to});
        positions.add(positions.getLast().after(from, to));
        List<String> texts = positions.stream().map(SlowPosition::text).toList();
        if (Collections.frequency(texts, texts.getLast()) == occurrences) {
            judge(texts.indexOf(texts.getLast()));
        }
    }

    Result result() {
        return result;
    }

    /** What a side did all along; {@link Level#IDLE} while the game is open. */
    Level level(boolean red) {
        return red ? redLevel : blackLevel;
    }

    /** What was done on each ply that was judged, in order. */
    List<Deed> deeds() {
        return deeds;
    }

    /** Judges the plies that led from a position to the last one, its equal. */
    private void judge(int start) {
        List<Deed> all = new ArrayList<>();
        for (int ply = start + 1; ply < positions.size(); ply++) {
            int reply = ply + 1 < positions.size() ? ply + 1 : start + 1;
            all.add(deed(ply, reply));
        }
        deeds = List.copyOf(all);
        redLevel = levelOf(true);
        blackLevel = levelOf(false);
        int graver = redLevel.compareTo(blackLevel);
        result = graver > 0 ? Result.RED_LOSES : graver < 0 ? Result.BLACK_LOSES : Result.DRAW;
    }

    /** What a side did on all its plies of the stretch: the same piece must be chased on each of them, wherever it goes. */
    private Level levelOf(boolean red) {
        boolean onlyChecks = true;
        boolean onlyChases = true;
        @Nullable Set<Spot> victims = null;
        @Nullable Set<Spot> pinned = null;
        for (Deed deed : deeds) {
            if (deed.byRed != red) {
                follow(victims, deed.ply);
                follow(pinned, deed.ply);
                continue;
            }
            onlyChecks &= deed.level == Level.CHECK;
            onlyChases &= deed.level == Level.CHASE;
            Set<Spot> chased = deed.victims();
            Set<Spot> held = new HashSet<>(chased);
            held.removeIf(spot -> !isHeldByHorse(positions.get(deed.ply), spot));
            victims = both(victims, chased);
            pinned = both(pinned, held);
        }
        if (onlyChecks) {
            return Level.CHECK;
        }
        if (!onlyChases || victims == null || victims.isEmpty() || onlyVictim && victims.size() > 1) {
            return Level.IDLE;
        }
        return pinnedRook && pinned != null && !pinned.isEmpty() ? Level.PINNED_ROOK : Level.CHASE;
    }

    private void follow(@Nullable Set<Spot> spots, int ply) {
        if (spots != null && spots.remove(from(ply))) {
            spots.add(to(ply));
        }
    }

    private static Set<Spot> both(@Nullable Set<Spot> one, Set<Spot> other) {
        Set<Spot> both = new HashSet<>(other);
        if (one != null) {
            both.retainAll(one);
        }
        return both;
    }

    /** Whether a rook cannot leave its point because a horse would then attack the king. */
    private static boolean isHeldByHorse(SlowPosition position, Spot rook) {
        boolean red = SlowPosition.isRed(position.at(rook));
        return position.kind(rook) == 'r' && !position.isKingAttackedByHorse(red)
                && position.without(rook).isKingAttackedByHorse(red);
    }

    /** What a ply does: it checks, or makes new threats for nothing, each by an attacker that has lost it after the reply. */
    private Deed deed(int ply, int reply) {
        SlowPosition position = positions.get(ply);
        boolean red = !position.isRedToMove();
        if (position.isKingExposed(!red)) {
            return new Deed(ply, red, Level.CHECK, List.of());
        }
        List<Chase> found = new ArrayList<>();
        Set<Spot> given = new HashSet<>();
        SlowPosition replied = position.after(from(reply), to(reply));
        SlowPosition previous = positions.get(ply - 1);
        for (Spot attacker : position.pieces(red)) {
            for (Spot victim : position.pieces(!red)) {
                Spot later = victim.equals(from(reply)) ? to(reply) : victim;
                Spot earlier = attacker.equals(to(ply)) ? from(ply) : attacker;
                if (!chases || !isForNothing(position, attacker, victim, threatProtection)) {
                    continue;
                }
                if (!isForNothing(replied, attacker, later, answerProtection)) {
                    if (standing || !wasThreatened(previous, earlier, victim)) {
                        found.add(new Chase(attacker, victim));
                    }
                } else if (!canBeTakenBack(replied.after(attacker, later), later, !red)) {
                    given.add(victim);
                }
            }
        }
        found.removeIf(chase -> given.contains(chase.victim()));
        return new Deed(ply, red, found.isEmpty() ? Level.IDLE : Level.CHASE, List.copyOf(found));
    }

    /** Whether a piece threatened another before a ply; a check that the ply parries only put the threat off. */
    private boolean wasThreatened(SlowPosition position, Spot attacker, Spot victim) {
        boolean red = SlowPosition.isRed(position.at(attacker));
        return position.isKingExposed(red)
                ? position.attacked(attacker).contains(victim) && !isGuarded(position, attacker, victim, threatProtection)
                : isForNothing(position, attacker, victim, threatProtection);
    }

    /** Whether the piece on a point threatens the one on another in a way that counts. */
    private boolean isForNothing(SlowPosition position, Spot attacker, Spot victim, String protection) {
        char chaser = position.kind(attacker);
        char chased = position.kind(victim);
        boolean red = SlowPosition.isRed(position.at(victim));
        if (chaser == 'k' || chaser == 'p' || chased == 'k' || !isPossible(position, attacker, victim, protection)) {
            return false;
        }
        if (chased == 'p' && SlowPosition.isHome(victim, red)) {
            return false;
        }
        return !isGuarded(position, attacker, victim, protection);
    }

    /** Whether a capture that can be made would not be one for nothing. */
    private static boolean isGuarded(SlowPosition position, Spot attacker, Spot victim, String protection) {
        return !isRookByLess(position, attacker, victim)
                && (isExchange(position, attacker, victim) || isProtected(position, attacker, victim, protection));
    }

    /** Whether a capture can be made, or can be once somebody else has parried the check. */
    private boolean isPossible(SlowPosition position, Spot attacker, Spot victim, String protection) {
        boolean red = SlowPosition.isRed(position.at(attacker));
        if (position.canCapture(attacker, victim)) {
            return true;
        }
        if (checkAnswers || !position.isKingExposed(red) || !position.attacked(attacker).contains(victim)) {
            return false;
        }
        if (isGuarded(position, attacker, victim, protection)) {
            return false;
        }
        for (Spot parrying : position.pieces(red)) {
            for (Spot to : position.goes(parrying)) {
                SlowPosition parried = position.after(parrying, to);
                if (!parrying.equals(attacker) && !parried.isKingExposed(red) && parried.canCapture(attacker, victim)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isRookByLess(SlowPosition position, Spot attacker, Spot victim) {
        char chaser = position.kind(attacker);
        return position.kind(victim) == 'r' && (chaser == 'n' || chaser == 'c');
    }

    private static boolean isExchange(SlowPosition position, Spot attacker, Spot victim) {
        return position.kind(attacker) == position.kind(victim) && position.canCapture(victim, attacker);
    }

    /** Whether a side can take back on a point where its piece has just been taken. */
    private static boolean canBeTakenBack(SlowPosition taken, Spot where, boolean ofRed) {
        return taken.pieces(ofRed).stream().anyMatch(
                defender -> taken.attacked(defender).contains(where) && !taken.after(defender, where).isKingExposed(ofRed));
    }

    /** Whether some piece of the victim's side can take back where the victim is taken. */
    private static boolean isProtected(SlowPosition position, Spot attacker, Spot victim, String protection) {
        boolean red = SlowPosition.isRed(position.at(victim));
        SlowPosition taken = position.after(attacker, victim);
        for (Spot defender : taken.pieces(red)) {
            boolean before = position.attacked(defender).contains(victim);
            boolean after = taken.attacked(defender).contains(victim);
            boolean ready = switch (protection) {
                case "before" -> "rc".indexOf(taken.kind(defender)) < 0 ? after : before;
                case "after" -> after;
                case "both" -> before && after;
                default -> throw new IllegalArgumentException(protection);
            };
            if (ready && !taken.after(defender, victim).isKingExposed(red)) {
                return true;
            }
        }
        return false;
    }

    private Spot from(int ply) {
        return moves.get(ply - 1)[0];
    }

    private Spot to(int ply) {
        return moves.get(ply - 1)[1];
    }
}
