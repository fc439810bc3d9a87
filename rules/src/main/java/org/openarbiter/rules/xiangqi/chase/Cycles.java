package org.openarbiter.rules.xiangqi.chase;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Judges stretches of play between two moments that show the same position.
 *
 * <p>A ply is judged with its reply: an attack is a chase only if the move made it and the reply deals with it. The reply to the last ply of a stretch
 * is the ply that followed its first moment, as the position is the same. Victims are followed through their moves by the
 * number that a piece keeps, and a side chases perpetually if every one of its moves chases and some piece is among the victims
 * of all of them.
 *
 * @param chasing how chases are read; null where only checks count and every other ply is idle
 */
public record Cycles(@Nullable Chasing chasing) {

    /**
     * Judges a stretch. The board is walked back and forth and is as before afterwards.
     *
     * @param board the position at the latest moment of the record
     * @param from the first moment of the stretch
     * @param to the last moment, which shows the same position
     */
    public Judgment judge(XiangqiBoard board, GameRecord record, int from, int to) {
        int now = record.plies();
        for (int ply = now; ply > from; ply--) {
            board.undo();
        }
        String before = from == 0 ? "" : nameOfLatest(board, record, from);
        List<Deed> deeds = new ArrayList<>();
        for (int ply = from + 1; ply <= to; ply++) {
            deeds.add(deed(board, record, ply, record.play(ply < to ? ply + 1 : from + 1)));
        }
        Judgment judgment = new Judgment(before, deeds, part(deeds, Piece.RED), part(deeds, Piece.BLACK));
        for (int ply = to + 1; ply <= now; ply++) {
            board.play(record.by(ply), record.play(ply));
        }
        return judgment;
    }

    private static String nameOfLatest(XiangqiBoard board, GameRecord record, int ply) {
        board.undo();
        String name = board.notation().name(board, record.play(ply));
        board.play(record.by(ply), record.play(ply));
        return name;
    }

    /** What the ply does that comes next on the board; it is played. */
    private Deed deed(XiangqiBoard board, GameRecord record, int ply, int reply) {
        int by = record.by(ply);
        int move = record.play(ply);
        String notation = board.notation().write(board, move);
        String name = board.notation().name(board, move);
        board.play(by, move);
        if (board.inCheck()) {
            return new Deed(ply, by, move, Deed.Kind.CHECK, List.of(), List.of(), notation, name);
        }
        List<Deed.Threat> threats = chasing == null ? List.of() : threats(chasing, board, by, move, reply);
        List<Deed.Threat> chases = threats.stream().filter(threat -> threat.reply().deals()).toList();
        List<Deed.Threat> others = threats.stream().filter(threat -> !threat.reply().deals()).toList();
        return new Deed(ply, by, move, chases.isEmpty() ? Deed.Kind.IDLE : Deed.Kind.CHASE, chases, others, notation, name);
    }

    /** The attacks of a side, each with what a reply makes of it. */
    private static List<Deed.Threat> threats(Chasing chasing, XiangqiBoard board, int by, int move, int reply) {
        List<Attack> found = chasing.threats().of(board, by);
        boolean[] made = made(chasing, board, by, move, found);
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
            Reply answer = attack.counts() ? reply(chasing, board, attack, at) : Reply.NOT_ASKED;
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
    private static boolean[] made(Chasing chasing, XiangqiBoard board, int by, int move, List<Attack> found) {
        boolean[] made = new boolean[found.size()];
        board.undo();
        boolean check = board.inCheck();
        for (int i = 0; i < made.length; i++) {
            Attack attack = found.get(i);
            int from = attack.from() == Move.to(move) ? Move.from(move) : attack.from();
            made[i] = chasing.standing() || !attack.counts() || !board.attacks(from, attack.at())
                    || !chasing.threats().between(board, from, attack.at(), check).counts();
        }
        board.play(by, move);
        return made;
    }

    /** What a reply, now on the board, made of an attack on a piece that stands on a point now. */
    private static Reply reply(Chasing chasing, XiangqiBoard board, Attack attack, int victimNow) {
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
                    : isSafeOnceParried(board, attack.from(), victimNow) ? Reply.COUNTERED : Reply.FORBIDDEN;
        };
    }

    /** Whether the side in check has a parry after which a capture is legal: there is none if the check pins the attacker as well. */
    private static boolean isSafeOnceParried(XiangqiBoard board, int from, int at) {
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

    private Judgment.Part part(List<Deed> deeds, int side) {
        List<Deed> own = deeds.stream().filter(deed -> deed.by() == side).toList();
        if (own.stream().allMatch(deed -> deed.kind() == Deed.Kind.CHECK)) {
            return new Judgment.Part(Level.CHECK, List.of());
        }
        long common = own.stream().mapToLong(Cycles::victims).reduce(-1L, (one, other) -> one & other);
        if (common == 0) {
            return new Judgment.Part(Level.IDLE, List.of());
        }
        List<Integer> victims = IntStream.range(0, Long.SIZE).filter(number -> (common >>> number & 1) != 0).boxed().toList();
        if (chasing != null && chasing.onlyVictim() && victims.size() > 1) {
            return new Judgment.Part(Level.IDLE, List.of());
        }
        List<Integer> pinned = victims.stream().filter(victim -> own.stream().allMatch(deed -> isPinned(deed, victim))).toList();
        return chasing != null && chasing.pinnedRook() && !pinned.isEmpty()
                ? new Judgment.Part(Level.PINNED_ROOK, pinned) : new Judgment.Part(Level.CHASE, victims);
    }

    private static boolean isPinned(Deed deed, int victim) {
        return deed.chases().stream().anyMatch(threat -> threat.victimNumber() == victim && threat.pinnedByHorse());
    }

    /** The numbers of the pieces that a ply chases, as bits; none where it is no chase. */
    private static long victims(Deed deed) {
        long victims = 0;
        for (Deed.Threat threat : deed.chases()) {
            victims |= 1L << threat.victimNumber();
        }
        return victims;
    }
}
