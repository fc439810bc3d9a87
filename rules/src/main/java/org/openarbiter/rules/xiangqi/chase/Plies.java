package org.openarbiter.rules.xiangqi.chase;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.CheckSeries.Goal;

/**
 * What each ply of a stretch does, one after another on a board.
 *
 * @param chasing how chases are read; null where only checks count
 * @param board where the plies are played
 * @param positions how many positions a search for mate, or for a gain by checks, may visit
 */
record Plies(@Nullable Chasing chasing, XiangqiBoard board, int positions) {
    /** What the ply does that comes next on the board; it is played. */
    Deed deed(int ply, int by, int move, int reply) {
        String notation = board.notation().write(board, move);
        Sentence name = board.namedPlay(move);
        boolean evades = board.inCheck() && Piece.kind(board.pieceAt(Move.from(move))) == Piece.KING;
        board.play(by, move);
        if (board.inCheck()) {
            return new Deed(ply, by, move, Deed.Kind.CHECK, List.of(), List.of(), null, notation, name);
        }
        List<Deed.Threat> threats = chasing == null ? List.of() : threats(chasing, by, move, reply);
        List<Deed.Threat> chases = threats.stream().filter(threat -> threat.reply().deals()).toList();
        List<Deed.Threat> others = threats.stream().filter(threat -> !threat.reply().deals()).toList();
        Deed.Prospect prospect = chasing == null || !chasing.offenses().mixed() || evades ? null : prospect(by, move, threats);
        // A king that steps out of check neither chases nor kills (Chinese rules of 2020, 26.1.2).
        Deed.Kind kind = evades && chasing != null && chasing.offenses().mixed() ? Deed.Kind.IDLE : kind(threats, chases, prospect);
        return new Deed(ply, by, move, kind, chases, others, prospect, notation, name);
    }

    private static Deed.Kind kind(List<Deed.Threat> threats, List<Deed.Threat> chases, Deed.@Nullable Prospect prospect) {
        if (prospect != null && prospect.isKill()) {
            return Deed.Kind.KILL;
        }
        if (!chases.isEmpty() || prospect != null && prospect.winsMaterial()) {
            return Deed.Kind.CHASE;
        }
        // A prospect that is neither may be one of them.
        boolean open = prospect != null || threats.stream().anyMatch(threat -> threat.attack().mayCount());
        return open ? Deed.Kind.OPEN : Deed.Kind.IDLE;
    }

    /** What the side that has just moved could force by checks if the opponent passed: mate, or else material that it could not win before. */
    private Deed.@Nullable Prospect prospect(int by, int move, List<Deed.Threat> threats) {
        Series mate = CheckSeries.find(board, by, Goal.MATE, positions);
        if (mate.answer() != Gain.NO) {
            return prospect(true, mate.answer() == Gain.YES && before(by, move, Goal.MATE).answer() == Gain.YES, mate);
        }
        if (threats.stream().anyMatch(threat -> threat.reply().deals())) {
            return null;
        }
        Series gain = gain(by);
        if (gain.answer() == Gain.NO) {
            return null;
        }
        Deed.Prospect prospect = prospect(false, false, gain);
        board.undo();
        Series before = gain(by);
        board.play(by, move);
        return before.answer() == Gain.YES ? null : prospect;
    }

    /** What the side could have forced instead of its move. */
    private Series before(int by, int move, Goal goal) {
        board.undo();
        Series before = CheckSeries.find(board, by, goal, positions);
        board.play(by, move);
        return before;
    }

    private Deed.Prospect prospect(boolean mates, boolean standing, Series series) {
        if (series.first() == Move.NONE) {
            return new Deed.Prospect(mates, standing, series, null);
        }
        board.pass();
        Sentence first = board.written(series.first());
        board.undo();
        return new Deed.Prospect(mates, standing, series, first);
    }

    /** What a side could win by checks, apart from the pieces that it could win at once and the exchanges that it offers. */
    private Series gain(int by) {
        long victims = 0;
        long[] offered = new long[2 * PIECES];
        if (chasing != null) {
            for (Attack attack : chasing.threats().of(board, by)) {
                long victim = 1L << board.pieceNumber(attack.at());
                victims |= attack.grounds().threatens() ? victim : 0;
                offered[board.pieceNumber(attack.from())] |= attack.grounds() == Grounds.EXCHANGE ? victim : 0;
            }
        }
        return CheckSeries.find(board, by, new GainByChecks(board, by, victims, offered), positions);
    }

    /** The attacks of a side, each with what a reply makes of it. */
    private List<Deed.Threat> threats(Chasing chasing, int by, int move, int reply) {
        List<Attack> found = chasing.threats().of(board, by);
        boolean[] made = made(chasing, by, move, found);
        int[] attackers = found.stream().mapToInt(attack -> board.pieceNumber(attack.from())).toArray();
        int[] victims = found.stream().mapToInt(attack -> board.pieceNumber(attack.at())).toArray();
        boolean[] pinned = new boolean[victims.length];
        for (int i = 0; i < pinned.length; i++) {
            pinned[i] = Attacks.isPinnedByHorse(board, found.get(i).at());
        }
        List<Deed.Threat> threats = new ArrayList<>();
        long left = 0;
        board.play(by ^ 1, reply);
        for (int i = 0; i < victims.length; i++) {
            Attack attack = found.get(i);
            int at = board.pointOf(victims[i]);
            Reply answer = !attack.counts() ? Reply.NOT_ASKED : chasing.offenses().anyReply() ? Reply.ANY : reply(chasing, attack, at);
            boolean open = answer == Reply.LEFT || answer == Reply.COUNTERED;
            left |= open && Attacks.isFree(board, attack.from(), at) ? 1L << victims[i] : 0;
            threats.add(made[i] ? new Deed.Threat(attack, attackers[i], victims[i], pinned[i], answer)
                    : new Deed.Threat(attack.because(Grounds.STANDING), attackers[i], victims[i], pinned[i], Reply.NOT_ASKED));
        }
        board.undo();
        long lost = left;
        return threats.stream()
                .map(threat -> threat.reply().deals() && (lost >>> threat.victimNumber() & 1) != 0 ? threat.inVain() : threat)
                .toList();
    }

    /** Which of the attacks after a move count for it: all but the threats that stood before it, by the same piece on the same piece. */
    private boolean[] made(Chasing chasing, int by, int move, List<Attack> found) {
        boolean[] made = new boolean[found.size()];
        board.undo();
        boolean check = board.inCheck();
        for (int i = 0; i < made.length; i++) {
            Attack attack = found.get(i);
            int from = attack.from() == Move.to(move) ? Move.from(move) : attack.from();
            made[i] = chasing.standing() || !attack.grounds().threatens() || !board.attacks(from, attack.at())
                    || !chasing.threats().between(board, from, attack.at(), check).grounds().threatens();
        }
        board.play(by, move);
        return made;
    }

    /** What a reply, now on the board, made of an attack on a piece that stands on a point now. */
    private Reply reply(Chasing chasing, Attack attack, int victimNow) {
        if (!board.attacks(attack.from(), victimNow)) {
            return victimNow == attack.at() ? Reply.CUT_OFF : Reply.MOVED_AWAY;
        }
        boolean check = board.inCheck() && !chasing.checkAnswers();
        return switch (chasing.answers().between(board, attack.from(), victimNow, check).grounds()) {
            case ILLEGAL -> Reply.FORBIDDEN;
            case EXCHANGE -> Reply.EXCHANGE;
            case PROTECTED -> Reply.PROTECTED;
            default -> board.isSafe(attack.from(), victimNow)
                    ? Reply.LEFT
                    : isSafeOnceParried(attack.from(), victimNow) ? Reply.COUNTERED : Reply.FORBIDDEN;
        };
    }

    /** Whether the side in check has a parry after which a capture is legal: there is none if the check pins the attacker as well. */
    private boolean isSafeOnceParried(int from, int at) {
        int[] parries = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), parries);
        boolean safe = false;
        for (int i = 0; i < count && !safe; i++) {
            if (Move.from(parries[i]) != from) {
                board.play(board.toMove(), parries[i]);
                safe = board.attacks(from, at) && board.isSafe(from, at);
                board.undo();
            }
        }
        return safe;
    }
}
