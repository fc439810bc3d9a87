package org.openarbiter.rules.xiangqi.chase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Whether a side that has the move, or would have it if the opponent passed, can force something by giving check on every move.
 *
 * <p>All positions that arise from checks and replies form a graph. It is explored move by move, breadth first, and a position is won if one of
 * its checks mates or leaves only replies to won positions. A series that comes back to a position of its own wins nothing there, so a
 * rook that can go on checking for ever is no reason for doubt: the answer is open only if the bound on the positions is reached.
 */
final class CheckSeries {
    private static final int NONE = -1;

    private final XiangqiBoard board;
    private final int side;
    private final Goal goal;
    private final int most;
    private final List<Node> nodes = new ArrayList<>();
    private final Map<Key, Integer> known = new HashMap<>();

    /** What counts as success before a mate: asked of a position in which the side is to move. */
    interface Goal {
        /** Whether the side to move has reached it. */
        Gain reached(XiangqiBoard board);

        /** Whether the side may capture this piece on the way, by its number. */
        boolean mayCapture(int pieceNumber);
    }

    /** Mate and nothing else. */
    static final Goal MATE = new Goal() {
        @Override
        public Gain reached(XiangqiBoard board) {
            return Gain.NO;
        }

        @Override
        public boolean mayCapture(int pieceNumber) {
            return true;
        }
    };

    /** A position in which the side is to move, with the checks that leave the opponent no way out at once. */
    private static final class Node {
        private final int parent;
        private final int check;
        private final int reply;
        private final List<Check> checks = new ArrayList<>();
        private Gain won = Gain.NO;
        private int distance;

        Node(int parent, int check, int reply) {
            this.parent = parent;
            this.check = check;
            this.reply = reply;
        }
    }

    /** A check with the positions after its replies; none if it mates. */
    private record Check(int move, List<Integer> replies) {}

    private record Key(long a, long b, long c, long d, long e, long f) {}

    private CheckSeries(XiangqiBoard board, int side, Goal goal, int most) {
        this.board = board;
        this.side = side;
        this.goal = goal;
        this.most = most;
    }

    /**
     * What a series of checks leads to. The board is as before afterwards.
     *
     * @param board a position in which the side is to move, or its opponent is to move and not in check
     * @param most how many positions may be visited
     */
    static Series find(XiangqiBoard board, int side, Goal goal, int most) {
        boolean passes = board.toMove() != side;
        if (passes) {
            board.pass();
        }
        Series series = new CheckSeries(board, side, goal, most).search();
        if (passes) {
            board.undo();
        }
        return series;
    }

    private Series search() {
        nodes.add(new Node(NONE, Move.NONE, Move.NONE));
        known.put(key(), 0);
        Node root = nodes.getFirst();
        boolean cut = false;
        for (int at = 0, layer = 1; at < nodes.size() && root.won != Gain.YES; at++) {
            if (nodes.size() > most) {
                cut = true;
                break;
            }
            if (at == layer) {
                propagate();
                layer = nodes.size();
            }
            expand(at);
        }
        propagate();
        Gain answer = root.won == Gain.NO && cut ? Gain.OPEN : root.won;
        return new Series(answer, root.distance, best(root), nodes.size());
    }

    /** Lists the checks of a position that are worth a look: those after which every reply can be met. */
    private void expand(int at) {
        Node node = nodes.get(at);
        if (node.won == Gain.YES) {
            return;
        }
        int played = walkTo(at);
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(side, plays);
        for (int i = 0; i < count; i++) {
            boolean captures = board.pieceAt(Move.to(plays[i])) != Piece.NONE;
            if (captures && !goal.mayCapture(board.pieceNumber(Move.to(plays[i])))) {
                continue;
            }
            board.play(side, plays[i]);
            if (board.inCheck()) {
                check(at, plays[i]);
            }
            board.undo();
        }
        for (int i = 0; i < played; i++) {
            board.undo();
        }
    }

    /** Adds a check, now on the board, unless a reply leaves the side without another check. */
    private void check(int at, int move) {
        int[] replies = new int[board.mostPlays()];
        int count = board.legalPlays(side ^ 1, replies);
        Gain[] reached = new Gain[count];
        for (int i = 0; i < count; i++) {
            board.play(side ^ 1, replies[i]);
            reached[i] = goal.reached(board);
            boolean goesOn = reached[i] == Gain.YES || known.containsKey(key()) || hasCheck();
            board.undo();
            if (!goesOn && reached[i] == Gain.NO) {
                return;
            }
        }
        List<Integer> after = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            board.play(side ^ 1, replies[i]);
            after.add(node(at, move, replies[i], reached[i]));
            board.undo();
        }
        nodes.get(at).checks.add(new Check(move, after));
    }

    private int node(int parent, int check, int reply, Gain reached) {
        return known.computeIfAbsent(key(), key -> {
            Node node = new Node(parent, check, reply);
            node.won = reached;
            nodes.add(node);
            return nodes.size() - 1;
        });
    }

    private boolean hasCheck() {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(side, plays);
        boolean has = false;
        for (int i = 0; i < count && !has; i++) {
            board.play(side, plays[i]);
            has = board.inCheck();
            board.undo();
        }
        return has;
    }

    /** Plays from the root to a node; returns how many plies that took. */
    private int walkTo(int at) {
        List<Integer> moves = new ArrayList<>();
        for (Node node = nodes.get(at); node.parent != NONE; node = nodes.get(node.parent)) {
            moves.add(node.reply);
            moves.add(node.check);
        }
        for (int move : moves.reversed()) {
            board.play(board.toMove(), move);
        }
        return moves.size();
    }

    /** Lets what is won at the leaves count for the positions before them, one check at a time. */
    private void propagate() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Node node : nodes.reversed()) {
                for (Check check : node.checks) {
                    Gain won = worst(check);
                    if (won.compareTo(node.won) > 0) {
                        node.won = won;
                        node.distance = 1 + check.replies.stream().mapToInt(reply -> nodes.get(reply).distance).max().orElse(0);
                        changed = true;
                    }
                }
            }
        }
    }

    private Gain worst(Check check) {
        Gain worst = Gain.YES;
        for (int reply : check.replies) {
            worst = worst.and(nodes.get(reply).won);
        }
        return worst;
    }

    private int best(Node root) {
        return root.checks.stream().filter(check -> root.won != Gain.NO && worst(check) == root.won)
                .mapToInt(Check::move).findFirst().orElse(Move.NONE);
    }

    private Key key() {
        long[] words = new long[board.placementLength()];
        board.packPlacement(words, 0);
        return new Key(words[0], words[1], words[2], words[3], words[4], words[5]);
    }
}
