package org.openarbiter.dragons.read;

/**
 * The tree of a search on a {@link ReadingBoard}. A position that comes back on the line being read is a failure of the attacker.
 *
 * @param table the nodes
 * @param replies the moves, in a list for each frame of the table
 */
public record ReplyTree(ProofTable table, Replies replies) implements ProofTree {
    @Override
    public int start(int node) {
        return replies.start(table.frame(node));
    }

    @Override
    public int end(int node) {
        return replies.end(table.frame(node));
    }

    @Override
    public int proof(int move, boolean attacks) {
        int target = replies.target(move);
        return switch (target) {
            case Replies.UNSEEN -> replies.proof(move);
            case Replies.WON, Replies.WON_IN_KO -> 0;
            case Replies.LOST -> INFINITE;
            case Replies.BARRED -> attacks ? INFINITE : 0;
            default -> table.depth(target) > 0 ? INFINITE : table.proof(target);
        };
    }

    @Override
    public int disproof(int move, boolean attacks) {
        int target = replies.target(move);
        return switch (target) {
            case Replies.UNSEEN -> replies.disproof(move);
            case Replies.WON, Replies.WON_IN_KO -> INFINITE;
            case Replies.LOST -> 0;
            case Replies.BARRED -> attacks ? 0 : INFINITE;
            default -> table.depth(target) > 0 ? 0 : table.disproof(target);
        };
    }

    @Override
    public boolean isByKo(int move) {
        int target = replies.target(move);
        return target >= 0 ? table.ko(target) || table.depth(target) > 0
                : target == Replies.BARRED || target == Replies.WON_IN_KO;
    }

    @Override
    public boolean waits(int move) {
        return false;
    }
}
