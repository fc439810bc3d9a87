package org.openarbiter.dragons.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A search whether a {@link Goal} can be reached by threats.
 */
final class LambdaSearch {
    static final int MANY = 1 << 20;
    static final int INFINITE = 1 << 28;
    /** What {@link #refute} returns if no move prevents the goal. */
    static final int NOTHING = -2;
    private static final int PASS = ReadingBoard.PASS;
    private static final int LOWER = -3;
    private static final int ATTACK = 0;
    private static final int DEFENCE = 1;
    private static final int ROOT = 2;
    private static final long[] SALT = {0x9E3779B97F4A7C15L, 0xC2B2AE3D27D4EB4FL, 0x165667B19E3779F9L, 0xD6E8FEB86659FD93L};

    private final ReadingBoard board;
    private final Goal goal;
    private final ProofTable table;
    private final Frames frames;
    private final Budget budget;
    private final int attacker;
    private final int defender;
    private final int prisoners;
    private int attackerThreats;
    private int defenderThreats;
    private boolean out;
    private boolean ko;

    private long[] path = new long[1 << 8];
    private int depth;
    private final int[] buffer = new int[ReadingBoard.MOST_POINTS + 1];
    private final int[] guesses = new int[ReadingBoard.MOST_POINTS + 1];
    private final int[] around = new int[4];
    private final long[] zone;

    LambdaSearch(ReadingBoard board, Goal goal, ProofTable table, Frames frames, Budget budget, int attackerThreats, int defenderThreats) {
        this.board = board;
        this.goal = goal;
        this.table = table;
        this.frames = frames;
        this.budget = budget;
        this.attackerThreats = attackerThreats;
        this.defenderThreats = defenderThreats;
        attacker = goal.attacker();
        defender = 1 - attacker;
        prisoners = board.prisoners(0) + board.prisoners(1);
        zone = new long[board.words()];
    }

    boolean isOut() {
        return out;
    }

    /** The entry in the table once solved for the attacker to move; −1 if the budget ended it. */
    int solve(int order) {
        or(order, INFINITE, INFINITE, PASS);
        return out ? -1 : table.find(key(ATTACK, order));
    }

    /** Whether a ko had a part in what {@link #refute} found. */
    boolean ko() {
        return ko;
    }

    /** A move of the defender after which the goal is out of reach; PASS if none is needed, NOTHING if there is none. */
    int refute(int order) {
        and(order, order, INFINITE, INFINITE);
        int at = table.find(key(ROOT, order));
        if (out || at < 0) {
            return NOTHING;
        }
        ko = table.ko(at);
        return table.pn(at) == 0 ? NOTHING : table.move(at);
    }

    /** The moves of a proof, from the position on the board, which is left as it was; the defender's replies are those that hold out. */
    List<Integer> line(int order) {
        List<Integer> line = new ArrayList<>();
        List<Boolean> threats = new ArrayList<>();
        int left = order;
        boolean attacks = true;
        while (goal.distance() > 0 && line.size() < 200) {
            while (attacks && left > 0 && isProved(left - 1)) {
                left--;
            }
            int at = table.find(key(attacks ? ATTACK : DEFENCE, left));
            if (at < 0 || table.pn(at) != 0) {
                break;
            }
            int move = table.move(at);
            line.add(move);
            threats.add(play(attacks ? attacker : defender, move));
            attacks = !attacks;
        }
        for (int i = line.size() - 1; i >= 0; i--) {
            attacks = !attacks;
            undo(attacks ? attacker : defender, threats.get(i));
        }
        return line;
    }

    private boolean isProved(int order) {
        int at = table.find(key(ATTACK, order));
        return at >= 0 && table.pn(at) == 0;
    }

    private long key(int side, int order) {
        long key = board.key() ^ goal.key() * SALT[0] ^ (side + 4L * order + 1) * SALT[1];
        key ^= attackerThreats * SALT[2] ^ defenderThreats * SALT[3];
        return (key ^ key >>> 29) * SALT[0] | 1;
    }

    private boolean mayPlay(int colour, int point) {
        if (board.stoneAt(point) != ReadingBoard.EMPTY || board.isSuicide(colour, point)) {
            return false;
        }
        return !isBanned(colour, point) || (colour == attacker ? attackerThreats : defenderThreats) > 0;
    }

    private boolean isBanned(int colour, int point) {
        return point == board.koPoint() && colour == board.koColour();
    }

    /** Plays, and tells whether a threat was used for it. */
    private boolean play(int colour, int point) {
        boolean threat = point != PASS && isBanned(colour, point);
        if (threat && colour == attacker) {
            attackerThreats -= attackerThreats == MANY ? 0 : 1;
        } else if (threat) {
            defenderThreats -= defenderThreats == MANY ? 0 : 1;
        }
        board.play(colour, point);
        return threat;
    }

    private void undo(int colour, boolean threat) {
        board.undo();
        if (threat && colour == attacker) {
            attackerThreats += attackerThreats == MANY ? 0 : 1;
        } else if (threat) {
            defenderThreats += defenderThreats == MANY ? 0 : 1;
        }
    }

    private void or(int order, int pnLimit, int dnLimit, int hint) {
        long key = key(ATTACK, order);
        int known = table.find(key);
        if (known >= 0 && table.isSolved(known)) {
            return;
        }
        int distance = goal.distance();
        if (distance > order + 1) {
            table.disprove(key, PASS, false);
            return;
        }
        if (distance == 0) {
            Arrays.fill(zone, 0);
            goal.addZone(order, zone);
            table.prove(key, PASS, zone, false);
            return;
        }
        int from = frames.top();
        int place = known < 0 ? 0 : table.frame(known);
        if (place == 0) {
            expandOr(order, distance, hint);
        } else {
            frames.restore(place);
        }
        enter(key);
        while (!out) {
            int pn = INFINITE;
            int second = INFINITE;
            int best = -1;
            long sum = 0;
            boolean touchesKo = board.koColour() == attacker;
            for (int i = from; i < frames.top(); i++) {
                int at = slot(i);
                int p = at < 0 ? frames.pn(i) : table.pn(at);
                int d = at < 0 ? frames.dn(i) : table.dn(at);
                if (p < pn) {
                    second = pn;
                    pn = p;
                    best = i;
                } else if (p < second) {
                    second = p;
                }
                sum += d;
                touchesKo |= d == 0 && (at < 0 ? frames.key(i) == Frames.CYCLE : table.ko(at));
            }
            int dn = (int) Math.min(sum, INFINITE - 1);
            if (pn == 0) {
                proveOr(key, order, best);
                break;
            }
            if (pn >= INFINITE) {
                table.disprove(key, PASS, touchesKo);
                break;
            }
            if (pn >= pnLimit || dn >= dnLimit) {
                table.leave(key, pn, dn, frames.keep(from, place));
                break;
            }
            int at = slot(best);
            int childDn = at < 0 ? frames.dn(best) : table.dn(at);
            searchOr(best, order, Math.min(pnLimit, second + 1 + second / 4), dnLimit - dn + childDn);
        }
        leave();
        frames.drop(from);
    }

    private int slot(int child) {
        long key = frames.key(child);
        return (key & 1) == 0 ? -1 : table.find(key);
    }

    private void searchOr(int child, int order, int pnLimit, int dnLimit) {
        int move = frames.move(child);
        if (move == LOWER) {
            or(order - 1, pnLimit, dnLimit, PASS);
            return;
        }
        if (!budget.take()) {
            out = true;
            return;
        }
        boolean threat = play(attacker, move);
        if (frames.key(child) == Frames.UNSEEN) {
            long key = key(DEFENCE, order);
            int left = goal.distance();
            if (isOnPath(key)) {
                frames.settle(child, INFINITE, 0, Frames.CYCLE);
            } else if (left > order) {
                frames.settle(child, INFINITE, 0, Frames.SETTLED);
            } else if (left == 0) {
                frames.settle(child, 0, INFINITE, Frames.SETTLED);
            } else {
                frames.see(child, key);
                if (table.find(key) < 0) {
                    and(order, order - 1, pnLimit, dnLimit);
                }
            }
        } else {
            and(order, order - 1, pnLimit, dnLimit);
        }
        undo(attacker, threat);
    }

    private void enter(long key) {
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
        }
        path[depth++] = key;
    }

    private void leave() {
        depth--;
    }

    private boolean isOnPath(long key) {
        if (board.prisoners(0) + board.prisoners(1) == prisoners) {
            return false;
        }
        for (int i = depth - 1; i >= 0; i--) {
            if (path[i] == key) {
                return true;
            }
        }
        return false;
    }

    private void expandOr(int order, int distance, int hint) {
        if (order > 0 && distance <= order) {
            frames.add(LOWER, distance, 1);
            frames.see(frames.top() - 1, key(ATTACK, order - 1));
        }
        int count = goal.moves(order, buffer, guesses);
        for (int i = 0; i < count; i++) {
            if (mayPlay(attacker, buffer[i])) {
                frames.add(buffer[i], buffer[i] == hint ? 1 : guesses[i], 1);
            }
        }
        if (board.koColour() == attacker && order > 0) {
            frames.add(PASS, distance + 3, 1);
        }
    }

    private void proveOr(long key, int order, int best) {
        int move = frames.move(best);
        int child = slot(best);
        if (move == LOWER) {
            table.proveLike(key, child);
            return;
        }
        Arrays.fill(zone, 0);
        if (child >= 0) {
            table.addZone(child, zone);
        }
        if (move != PASS) {
            zone[move >> 6] |= 1L << move;
            addCaptors(move, order);
        }
        goal.addZone(order, zone);
        table.prove(key, move, zone, child >= 0 && table.ko(child));
    }

    /** Adds what could save the strings that a move takes: a capture of a string around them. */
    private void addCaptors(int move, int order) {
        int beside = board.stringsAround(move, defender, around);
        for (int i = 0; i < beside; i++) {
            if (board.liberties(around[i]) == 1) {
                int captors = board.enemies(around[i], buffer);
                for (int j = 0; j < captors; j++) {
                    if (board.liberties(buffer[j]) <= order + 1) {
                        board.addLiberties(buffer[j], zone);
                    }
                }
            }
        }
    }

    private void and(int order, int gateOrder, int pnLimit, int dnLimit) {
        long key = key(order == gateOrder ? ROOT : DEFENCE, order);
        int known = table.find(key);
        if (known >= 0 && table.isSolved(known)) {
            return;
        }
        if (gateOrder < 0) {
            boolean taken = goal.isTakenInKo();
            if (taken && defenderThreats == 0) {
                Arrays.fill(zone, 0);
                goal.addZone(order, zone);
                table.prove(key, PASS, zone, true);
            } else {
                table.disprove(key, PASS, taken);
            }
            return;
        }
        board.play(defender, PASS);
        or(gateOrder, pnLimit, dnLimit, PASS);
        int gate = table.find(key(ATTACK, gateOrder));
        board.undo();
        if (out) {
            return;
        }
        if (table.pn(gate) != 0) {
            if (table.dn(gate) == 0) {
                table.disprove(key, PASS, table.ko(gate));
            } else {
                table.leave(key, table.pn(gate), table.dn(gate), 0);
            }
            return;
        }
        int from = frames.top();
        int place = known < 0 ? 0 : table.frame(known);
        if (place == 0) {
            expandAnd(order, gate);
        } else {
            frames.restore(place);
        }
        boolean gateKo = table.ko(gate);
        int gateZone = table.zone(gate);
        int hint = table.move(gate);
        enter(key);
        while (!out) {
            int dn = INFINITE;
            int second = INFINITE;
            int best = -1;
            long sum = 0;
            for (int i = from; i < frames.top(); i++) {
                int at = slot(i);
                int p = at < 0 ? frames.pn(i) : table.pn(at);
                int d = at < 0 ? frames.dn(i) : table.dn(at);
                if (d < dn) {
                    second = dn;
                    dn = d;
                    best = i;
                } else if (d < second) {
                    second = d;
                }
                sum += p;
            }
            int pn = (int) Math.min(sum, INFINITE - 1);
            if (dn == 0) {
                int at = slot(best);
                table.disprove(key, frames.move(best), at < 0 ? frames.key(best) == Frames.CYCLE : table.ko(at));
                break;
            }
            if (dn >= INFINITE) {
                proveAnd(key, order, from, gateZone, gateKo);
                break;
            }
            if (pn >= pnLimit || dn >= dnLimit) {
                table.leave(key, pn, dn, frames.keep(from, place));
                break;
            }
            int at = slot(best);
            int childPn = at < 0 ? frames.pn(best) : table.pn(at);
            searchAnd(best, order, pnLimit - pn + childPn, Math.min(dnLimit, second + 1 + second / 4), hint);
        }
        leave();
        frames.drop(from);
    }

    private void searchAnd(int child, int order, int pnLimit, int dnLimit, int hint) {
        if (!budget.take()) {
            out = true;
            return;
        }
        boolean threat = play(defender, frames.move(child));
        if (frames.key(child) == Frames.UNSEEN) {
            long key = key(ATTACK, order);
            if (isOnPath(key)) {
                frames.settle(child, INFINITE, 0, Frames.CYCLE);
            } else if (goal.distance() > order + 1) {
                frames.settle(child, INFINITE, 0, Frames.SETTLED);
            } else {
                frames.see(child, key);
                if (table.find(key) < 0) {
                    or(order, pnLimit, dnLimit, hint);
                }
            }
        } else {
            or(order, pnLimit, dnLimit, hint);
        }
        undo(defender, threat);
    }

    /** Lists the defender's moves in the zone of the threat. */
    private void expandAnd(int order, int gate) {
        Arrays.fill(zone, 0);
        table.addZone(gate, zone);
        for (int word = 0; word < zone.length; word++) {
            for (long bits = zone[word]; bits != 0; bits &= bits - 1) {
                int move = (word << 6) + Long.numberOfTrailingZeros(bits);
                if (mayPlay(defender, move)) {
                    int left = goal.distanceAfter(move);
                    boolean strong = left > order + 1 || board.takes(defender, move) > 0;
                    frames.add(move, strong || goal.isDirect(move) ? left : 1, strong ? 1 : order + 2 - left + (goal.isDirect(move) ? 0 : 1));
                }
            }
        }
    }

    private void proveAnd(long key, int order, int from, int gateZone, boolean gateKo) {
        Arrays.fill(zone, 0);
        table.addZoneOf(gateZone, zone);
        boolean touchesKo = gateKo;
        int resistance = PASS;
        for (int i = from; i < frames.top(); i++) {
            int at = slot(i);
            table.addZone(at, zone);
            touchesKo |= table.ko(at);
            resistance = frames.move(i);
        }
        goal.addZone(order, zone);
        touchesKo |= board.koColour() == defender && (zone[board.koPoint() >> 6] & 1L << board.koPoint()) != 0;
        int last = board.plies() == 0 ? PASS : board.playAt(board.plies() - 1);
        if (last != PASS && board.stoneAt(last) == attacker && board.liberties(last) <= order + 1) {
            board.addLiberties(last, zone);
        }
        table.prove(key, resistance, zone, touchesKo);
    }
}
