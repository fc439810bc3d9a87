package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.Topology;

/**
 * A game of Go with its full history, slow and obvious: boards are strings, and each form of ko looks at all of them.
 *
 * <p>A sign of a board is {@code .} or the number of a seat. The Kee rules define suicide with more than two players.
 */
final class SlowSuperko {
    /** A play without a stone. */
    static final int PASS = -1;

    private static final char EMPTY = '.';

    private final Topology topology;
    private final int players;
    private final String form;
    private final boolean suicide;
    /** For each moment from 0 on the board and who moves next. */
    private final List<String> boards = new ArrayList<>();
    private final List<Integer> next = new ArrayList<>();
    /** For each play from 1 on who made it and what it was; at 0 nothing. */
    private final List<Integer> by = new ArrayList<>(List.of(-1));
    private final List<Integer> what = new ArrayList<>(List.of(PASS));
    private final Set<Integer> out = new TreeSet<>();

    /**
     * Why a stone is forbidden.
     *
     * @param rule the id of the rule: {@code occupied}, {@code suicide}, {@code ko} or {@code superko}
     * @param earlier the moment whose board would come back; −1 under other rules
     * @param lost how many stones each seat loses from then on, the stone included
     * @param passes how many passes each seat makes from then on
     */
    record Reason(String rule, int earlier, List<Integer> lost, List<Integer> passes) {
        static Reason plain(String rule) {
            return new Reason(rule, -1, List.of(), List.of());
        }
    }

    SlowSuperko(Topology topology, int players, String form, boolean suicide) {
        this.topology = topology;
        this.players = players;
        this.form = form;
        this.suicide = suicide;
        boards.add(String.valueOf(EMPTY).repeat(topology.size()));
        next.add(0);
    }

    String board() {
        return boards.getLast();
    }

    int next() {
        return next.getLast();
    }

    /** How many passes stand at the end. */
    int latestPasses() {
        int passes = 0;
        for (int moment = now(); moment > 0 && what.get(moment) == PASS; moment--) {
            passes++;
        }
        return passes;
    }

    int active() {
        return players - out.size();
    }

    void play(int play) {
        int mover = next();
        boards.add(play == PASS ? board() : after(mover, play));
        by.add(mover);
        what.add(play);
        next.add(successor(mover));
    }

    /** A player leaves; the turn goes on if it was his. */
    void resign(int seat) {
        out.add(seat);
        if (next() == seat) {
            next.set(now(), successor(seat));
        }
    }

    boolean isActive(int seat) {
        return !out.contains(seat);
    }

    /** Why the player to move may not put a stone there; null if he may. */
    Reason forbidden(int point) {
        if (board().charAt(point) != EMPTY) {
            return Reason.plain("occupied");
        }
        if (!suicide && isSuicide(next(), point)) {
            return Reason.plain("suicide");
        }
        String after = after(next(), point);
        int found = -1;
        boolean latest = true;
        for (int moment = now(); moment >= 0 && found < 0; moment--) {
            if (boards.get(moment).equals(after)) {
                found = isForbidden(moment, latest) ? moment : -1;
                latest = false;
            }
        }
        return found < 0 ? null : reason(found, after);
    }

    private Reason reason(int earlier, String after) {
        Integer[] lost = new Integer[players];
        Integer[] passes = new Integer[players];
        Arrays.fill(lost, 0);
        Arrays.fill(passes, 0);
        for (int moment = earlier + 1; moment <= now() + 1; moment++) {
            boolean isLast = moment > now();
            int mover = isLast ? next() : by.get(moment);
            boolean isPass = !isLast && what.get(moment) == PASS;
            passes[mover] += isPass ? 1 : 0;
            String shown = isLast ? after : boards.get(moment);
            for (int seat = 0; seat < players; seat++) {
                int put = seat == mover && !isPass ? 1 : 0;
                lost[seat] += count(boards.get(moment - 1), seat) + put - count(shown, seat);
            }
        }
        // A ko is taken back: suicide, or a stone after nothing but a pass, is none. The simple form has no other rule.
        boolean takes = IntStream.range(0, players)
                .anyMatch(seat -> seat != next() && count(after, seat) < count(board(), seat));
        boolean ko = earlier == now() - 1 && (takes || form.equals("simple"));
        return new Reason(ko ? "ko" : "superko", earlier, List.of(lost), List.of(passes));
    }

    /** Whether the form of ko forbids that the player to move brings the board of a moment back. */
    private boolean isForbidden(int moment, boolean latest) {
        boolean own = moment > 0 && by.get(moment).equals(next()) && what.get(moment) != PASS;
        boolean beforeLatestTurn = moment == now() - 1;
        boolean sameNext = next.get(moment) == successor(next());
        boolean passSince = what.subList(moment + 1, what.size()).contains(PASS);
        int plays = now() + 1 - moment;
        return switch (form) {
            case "simple" -> beforeLatestTurn;
            case "psk" -> true;
            case "ssk" -> sameNext;
            case "nz" -> sameNext && moment != 0;
            case "nsk" -> own;
            case "nsk-ko" -> own || beforeLatestTurn;
            case "chsk" -> latest && (plays == 1 || plays == 2 && !passSince || plays == 3 && !passSince);
            case "spight" -> latest && !passSince;
            case "fixed" -> moment > 0 && what.get(moment) != PASS && boards.get(moment - 1).equals(board());
            default -> throw new IllegalArgumentException(form);
        };
    }

    private int now() {
        return boards.size() - 1;
    }

    private int successor(int seat) {
        int after = (seat + 1) % players;
        while (out.contains(after)) {
            after = (after + 1) % players;
        }
        return after;
    }

    private boolean isSuicide(int mover, int point) {
        String placed = with(board(), point, sign(mover));
        String others = others(mover);
        boolean encloses = IntStream.range(0, placed.length())
                .anyMatch(stone -> others.indexOf(placed.charAt(stone)) >= 0 && !breathes(placed, stone, others));
        return !encloses && !breathes(placed, point, String.valueOf(sign(mover)));
    }

    private String after(int mover, int point) {
        String placed = with(board(), point, sign(mover));
        boolean suicidal = isSuicide(mover, point);
        String after = placed;
        for (int stone = 0; stone < placed.length(); stone++) {
            char sign = placed.charAt(stone);
            if (sign != EMPTY && (sign == sign(mover)) == suicidal && !breathes(placed, stone, String.valueOf(sign))) {
                after = with(after, stone, EMPTY);
            }
        }
        return after;
    }

    /** Whether the stones of these signs that hang together with one have a liberty. */
    private boolean breathes(String board, int stone, String signs) {
        List<Integer> found = new ArrayList<>(List.of(stone));
        for (int i = 0; i < found.size(); i++) {
            for (int side = 0; side < topology.degree(found.get(i)); side++) {
                int point = topology.neighbor(found.get(i), side);
                if (board.charAt(point) == EMPTY) {
                    return true;
                }
                if (signs.indexOf(board.charAt(point)) >= 0 && !found.contains(point)) {
                    found.add(point);
                }
            }
        }
        return false;
    }

    private String others(int seat) {
        StringBuilder signs = new StringBuilder();
        IntStream.range(0, players).filter(other -> other != seat).forEach(other -> signs.append(sign(other)));
        return signs.toString();
    }

    private static String with(String board, int point, char sign) {
        return board.substring(0, point) + sign + board.substring(point + 1);
    }

    private static char sign(int seat) {
        return (char) ('0' + seat);
    }

    private static int count(String board, int seat) {
        return (int) board.chars().filter(sign -> sign == sign(seat)).count();
    }

    /** The game so far, as one needs it to see it again. */
    @Override
    public String toString() {
        return players + " players on " + topology.name() + " under " + form + ", suicide " + suicide + ": "
                + IntStream.rangeClosed(1, now()).mapToObj(moment -> by.get(moment) + ":" + what.get(moment)).toList()
                + ", out " + out;
    }
}
