package org.openarbiter.rules.xiangqi.chase;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Whether a side that has the move, or would have it if the opponent passed, can force something by giving check on every move.
 *
 * <p>Every check is tried, but only one reply to each: the one that leaves the fewest checks. Another one is looked at once that one has lost.
 * What remains when nothing is left to look at is an answer to every check that can arise, even if the positions come back: so a
 * rook that can go on checking for ever is no reason for doubt. The answer is open only if the bound on the positions is reached.
 */
final class CheckSeries {
    private final XiangqiBoard board;
    private final int side;
    private final Goal goal;
    private final Gain wanted;
    private final int most;
    private final Map<Key, Node> known = new HashMap<>();
    private final Deque<Node> open = new ArrayDeque<>();

    /** What counts as success beside mate. */
    interface Goal {
        /** Mate and nothing else. */
        Goal MATE = new Goal() {
            @Override
            public Gain reached(XiangqiBoard board) {
                return Gain.NO;
            }

            @Override
            public boolean mayCapture(int pieceNumber) {
                return true;
            }

            @Override
            public boolean mayBegin(int attacker, int victim) {
                return true;
            }
        };

        /** Whether the side, which is to move, has reached it. */
        Gain reached(XiangqiBoard board);

        /** Whether the side may capture this piece on the way, by its number. */
        boolean mayCapture(int pieceNumber);

        /** Whether the first check may be the capture of one piece by another, both by their numbers. */
        boolean mayBegin(int attacker, int victim);
    }

    /** A position in which the side is to move. */
    private static final class Node {
        private final @Nullable Node parent;
        private final int check;
        private final int reply;
        /** The checks to which it is a reply. */
        private final List<Check> from = new ArrayList<>();
        private boolean won;
        private boolean seen;
        /** How many checks win, and the first of them. */
        private int distance;
        private int first = Move.NONE;

        Node(@Nullable Node parent, int check, int reply) {
            this.parent = parent;
            this.check = check;
            this.reply = reply;
        }
    }

    /** A check with the positions after its replies, the best of them first. */
    private record Check(Node by, int move, List<Node> replies) {
        /** The first reply that is not known to lose; null if all of them are. */
        @Nullable Node answer() {
            return replies.stream().filter(reply -> !reply.won).findFirst().orElse(null);
        }
    }

    private record Key(long a, long b, long c, long d, long e, long f) {}

    private record Reply(int move, int checks) {}

    private CheckSeries(XiangqiBoard board, int side, Goal goal, Gain wanted, int most) {
        this.board = board;
        this.side = side;
        this.goal = goal;
        this.wanted = wanted;
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
        Series series = new CheckSeries(board, side, goal, Gain.YES, most).search();
        if (series.answer() == Gain.NO && !goal.equals(Goal.MATE)) {
            Series possible = new CheckSeries(board, side, goal, Gain.OPEN, most).search();
            series = new Series(possible.answer().and(Gain.OPEN), 0, possible.first(), possible.positions());
        }
        if (passes) {
            board.undo();
        }
        return series;
    }

    private Series search() {
        Node root = new Node(null, Move.NONE, Move.NONE);
        known.put(key(), root);
        open.add(root);
        while (!open.isEmpty() && !root.won && known.size() <= most) {
            Node node = open.remove();
            if (!node.won && (node == root || isNeeded(node))) {
                expand(node);
            } else {
                node.seen = false;
            }
        }
        Gain answer = root.won ? Gain.YES : open.isEmpty() ? Gain.NO : Gain.OPEN;
        return new Series(answer, root.distance, root.first, known.size());
    }

    /** Whether it is still the answer to a check. */
    private static boolean isNeeded(Node node) {
        return node.from.stream().anyMatch(check -> !check.by.won && check.answer() == node);
    }

    private void expand(Node node) {
        int played = walkTo(node);
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(side, plays);
        for (int i = 0; i < count && !node.won; i++) {
            if (mayPlay(node, plays[i])) {
                board.play(side, plays[i]);
                if (board.inCheck()) {
                    check(node, plays[i]);
                }
                board.undo();
            }
        }
        for (int i = 0; i < played; i++) {
            board.undo();
        }
    }

    private boolean mayPlay(Node node, int move) {
        int to = Move.to(move);
        if (board.pieceAt(to) == Piece.NONE) {
            return true;
        }
        int victim = board.pieceNumber(to);
        return goal.mayCapture(victim) && (node.parent != null || goal.mayBegin(board.pieceNumber(Move.from(move)), victim));
    }

    /** Looks at a check, which is on the board. */
    private void check(Node node, int move) {
        Check check = new Check(node, move, new ArrayList<>());
        for (Reply reply : replies()) {
            board.play(side ^ 1, reply.move());
            check.replies.add(known.computeIfAbsent(key(), key -> reached(new Node(node, move, reply.move()))));
            board.undo();
            if (reply.checks() == 0 && !check.replies.getLast().won) {
                return;
            }
        }
        check.replies.forEach(reply -> reply.from.add(check));
        next(check);
    }

    private Node reached(Node node) {
        node.won = goal.reached(board).compareTo(wanted) >= 0;
        return node;
    }

    /** The legal replies, those first that leave the fewest checks. */
    private List<Reply> replies() {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(side ^ 1, plays);
        List<Reply> replies = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            board.play(side ^ 1, plays[i]);
            replies.add(new Reply(plays[i], checks()));
            board.undo();
        }
        replies.sort(Comparator.comparingInt(Reply::checks));
        return replies;
    }

    private int checks() {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(side, plays);
        int checks = 0;
        for (int i = 0; i < count; i++) {
            board.play(side, plays[i]);
            checks += board.inCheck() ? 1 : 0;
            board.undo();
        }
        return checks;
    }

    /** Puts the answer to a check among what is to be looked at; if there is none, the position before it is won, and so on backwards. */
    private void next(Check start) {
        Deque<Check> checks = new ArrayDeque<>(List.of(start));
        while (!checks.isEmpty()) {
            Check check = checks.remove();
            Node answer = check.answer();
            if (answer != null) {
                if (!answer.seen) {
                    answer.seen = true;
                    open.add(answer);
                }
            } else if (!check.by.won) {
                check.by.won = true;
                check.by.distance = 1 + check.replies.stream().mapToInt(reply -> reply.distance).max().orElse(0);
                check.by.first = check.move;
                checks.addAll(check.by.from);
            }
        }
    }

    /** Plays from the root to a node; returns how many plies that took. */
    private int walkTo(Node to) {
        List<Integer> moves = new ArrayList<>();
        Node node = to;
        for (Node parent = node.parent; parent != null; parent = node.parent) {
            moves.add(node.reply);
            moves.add(node.check);
            node = parent;
        }
        for (int move : moves.reversed()) {
            board.play(board.toMove(), move);
        }
        return moves.size();
    }

    private Key key() {
        long[] words = new long[board.placementLength()];
        board.packPlacement(words, 0);
        return new Key(words[0], words[1], words[2], words[3], words[4], words[5]);
    }
}
