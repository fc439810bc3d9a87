package org.openarbiter.rules.xiangqi.chase;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.GameRecord;
import org.openarbiter.rules.xiangqi.Piece;
import org.openarbiter.rules.xiangqi.XiangqiBoard;
import org.openarbiter.rules.xiangqi.notation.Notation;

/**
 * Judges stretches of play between two moments that show the same position.
 *
 * <p>A ply is judged with its reply: an attack is a chase only if the reply deals with it. The reply to the last ply of a stretch
 * is the ply that followed its first moment, as the position is the same. Victims are followed through their moves by the
 * number that a piece keeps, and a side chases perpetually if every one of its moves chases and some piece is among the victims
 * of all of them.
 *
 * @param attacks what counts as an attack; null where only checks count and every other ply is idle
 * @param checkAnswers whether a check deals with a threat merely because it must be parried first
 */
public record Cycles(@Nullable Attacks attacks, boolean checkAnswers) {

    /**
     * Judges a stretch. The board is walked back and forth and is as before afterwards.
     *
     * @param board the position at the latest moment of the record
     * @param from the first moment of the stretch
     * @param to the last moment, which shows the same position
     */
    public Judgement judge(XiangqiBoard board, GameRecord record, int from, int to) {
        int now = record.plies();
        for (int ply = now; ply > from; ply--) {
            board.undo();
        }
        List<Deed> deeds = new ArrayList<>();
        for (int ply = from + 1; ply <= to; ply++) {
            String notation = Notation.WXF.write(board, record.play(ply));
            board.play(record.by(ply), record.play(ply));
            int reply = record.play(ply < to ? ply + 1 : from + 1);
            deeds.add(deed(board, ply, record.by(ply), record.play(ply), reply, notation));
        }
        Judgement judgement = new Judgement(
                deeds, level(deeds, Piece.RED), level(deeds, Piece.BLACK), victim(board, deeds, Piece.RED),
                victim(board, deeds, Piece.BLACK));
        for (int ply = to + 1; ply <= now; ply++) {
            board.play(record.by(ply), record.play(ply));
        }
        return judgement;
    }

    private Deed deed(XiangqiBoard board, int ply, int by, int move, int reply, String notation) {
        if (board.inCheck()) {
            return new Deed(ply, by, move, Deed.Kind.CHECK, List.of(), List.of(), notation);
        }
        List<Deed.Chase> chases = new ArrayList<>();
        List<Deed.Chase> others = new ArrayList<>();
        if (attacks != null) {
            List<Attack> found = attacks.of(board, by);
            List<Integer> victims = found.stream().map(attack -> board.pieceNumber(attack.at())).toList();
            board.play(by ^ 1, reply);
            for (int i = 0; i < found.size(); i++) {
                Attack attack = found.get(i);
                Reply answer = attack.counts() ? reply(attacks, board, attack, board.pointOf(victims.get(i))) : Reply.NONE;
                (answer.deals() ? chases : others).add(new Deed.Chase(attack, victims.get(i), answer));
            }
            board.undo();
        }
        Deed.Kind kind = chases.isEmpty() ? Deed.Kind.IDLE : Deed.Kind.CHASE;
        return new Deed(ply, by, move, kind, chases, others, notation);
    }

    /** What a reply, now on the board, made of an attack on a piece that stands on a point now. */
    private Reply reply(Attacks attacks, XiangqiBoard board, Attack attack, int victimNow) {
        if (!board.attacks(attack.from(), victimNow)) {
            return victimNow == attack.at() ? Reply.CUT_OFF : Reply.MOVED_AWAY;
        }
        boolean countered = board.inCheck() && !checkAnswers;
        return switch (attacks.between(board, attack.from(), victimNow, countered).grounds()) {
            case ILLEGAL -> Reply.FORBIDDEN;
            case EXCHANGE -> Reply.EXCHANGE;
            case PROTECTED -> Reply.PROTECTED;
            default -> countered ? Reply.COUNTERED : Reply.LEFT;
        };
    }

    private static Level level(List<Deed> deeds, int side) {
        if (deeds.stream().allMatch(deed -> deed.by() != side || deed.kind() == Deed.Kind.CHECK)) {
            return Level.CHECK;
        }
        boolean chases = deeds.stream().allMatch(deed -> deed.by() != side || deed.kind() == Deed.Kind.CHASE);
        return chases && commonVictims(deeds, side) != 0 ? Level.CHASE : Level.IDLE;
    }

    /** The numbers of the pieces, as bits, that every ply of a side chases. */
    private static long commonVictims(List<Deed> deeds, int side) {
        long common = -1L;
        for (Deed deed : deeds) {
            if (deed.by() == side) {
                long victims = 0;
                for (Deed.Chase chase : deed.chases()) {
                    victims |= 1L << chase.victimNumber();
                }
                common &= victims;
            }
        }
        return common;
    }

    private static @Nullable String victim(XiangqiBoard board, List<Deed> deeds, int side) {
        if (level(deeds, side) != Level.CHASE) {
            return null;
        }
        int number = Long.numberOfTrailingZeros(commonVictims(deeds, side));
        return Piece.name(Piece.kind(board.pieceAt(board.pointOf(number))));
    }
}
