package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A game under the Kee rules, slow and obvious: a board is a string with a digit for each stone and a dot for each empty point, all boards
 * are kept, and every question goes through all of them. Written from the rules alone; their numbers stand beside what they say.
 */
final class KeeSlowGame {
    static final int PASS = -1;
    static final int REFRESH = -2;
    private static final char EMPTY = '.';

    private final List<Set<Integer>> neighbors;
    private final Variant variant;
    private final boolean midgame;
    private final boolean[] out;
    private final int[] lost;
    private final List<String> boards = new ArrayList<>();
    private final List<Integer> next = new ArrayList<>();
    private final List<Play> plays = new ArrayList<>();
    private final List<Prohibition> prohibitions = new ArrayList<>();
    private String end = "";

    /** The choices. */
    record Variant(boolean suicide, boolean territory, boolean refreshing, boolean byUnit, boolean allPasses) {
        String query() {
            return "suicide=" + word(suicide) + "&scoring=" + (territory ? "territory" : "area") + "&refreshing=" + word(refreshing)
                    + "&enclosure=" + (byUnit ? "unit" : "allied") + "&ko-count=" + (allPasses ? "all" : "normal");
        }

        private static String word(boolean yes) {
            return yes ? "yes" : "no";
        }
    }

    /** A stone on a point, or one of the passes. */
    record Play(int by, int what) {}

    /** Who was prohibited when, by which condition, for which encounter by whom, and who had made how many passes. */
    record Prohibition(int seat, int moment, String condition, int encounter, int metBy, List<Integer> passes) {}

    KeeSlowGame(List<Set<Integer>> neighbors, int players, String start, int first, boolean midgame, Variant variant) {
        this.neighbors = neighbors;
        this.variant = variant;
        this.midgame = midgame;
        out = new boolean[players];
        lost = new int[players];
        boards.add(start);
        next.add(first);
    }

    /** The neighbors of each point, given the number of points that these edges join. */
    static List<Set<Integer>> neighbors(int points, List<int[]> edges) {
        List<Set<Integer>> neighbors = new ArrayList<>();
        IntStream.range(0, points).forEach(point -> neighbors.add(new TreeSet<>()));
        for (int[] edge : edges) {
            neighbors.get(edge[0]).add(edge[1]);
            neighbors.get(edge[1]).add(edge[0]);
        }
        return neighbors;
    }

    String board() {
        return boards.getLast();
    }

    int next() {
        return next.getLast();
    }

    int moment() {
        return plays.size();
    }

    List<Prohibition> prohibitions() {
        return prohibitions;
    }

    /** Which rule ended the game; empty while it goes on. */
    String end() {
        return end;
    }

    boolean isActive(int seat) {
        return !out[seat];
    }

    /** Why the player whose turn it is may not do this: the id of the rule; empty if he may. */
    String forbidden(int what) {
        if (what == REFRESH) {
            return variant.refreshing ? "" : "occupied";
        }
        if (what == PASS) {
            return "";
        }
        if (board().charAt(what) != EMPTY) {
            return "occupied";
        }
        return !variant.suicide && isSuicidal(next(), what) ? "suicide" : "";
    }

    /** What he may do. */
    List<Integer> allowed() {
        return IntStream.range(REFRESH, board().length()).boxed().filter(what -> forbidden(what).isEmpty()).toList();
    }

    /** Whether a play neither puts anybody out nor ends the game. */
    boolean isQuiet(int what) {
        add(new Play(next(), what));
        boolean quiet = encounter(true) < 0 && encounter(false) < 0 && !allPassed();
        plays.removeLast();
        boards.removeLast();
        next.removeLast();
        return quiet;
    }

    void play(int what) {
        Play play = new Play(next(), what);
        String before = board();
        add(play);
        for (int seat = 0; seat < out.length; seat++) {
            lost[seat] += count(before, seat) - count(board(), seat) + (what >= 0 && seat == play.by ? 1 : 0);
        }
        int primary = encounter(true);
        int secondary = encounter(false);
        boolean passed = allPassed();
        if ((primary >= 0 ? 1 : 0) + (secondary >= 0 ? 1 : 0) + (passed ? 1 : 0) > 1) {
            throw new AssertionError("two things follow from one play: " + this);
        }
        if (passed) {
            end = "passes";
        } else if (primary >= 0 || secondary >= 0) {
            prohibit(play.by, primary >= 0 ? "primary-ko" : "secondary-ko", Math.max(primary, secondary));
        }
    }

    private void add(Play play) {
        plays.add(play);
        boards.add(play.what < 0 ? board() : boardAfter(play.by, play.what));
        next.add(successor(play.by));
    }

    private int successor(int seat) {
        for (int step = 1; step <= out.length; step++) {
            int other = (seat + step) % out.length;
            if (!out[other]) {
                return other;
            }
        }
        return -1;
    }

    /** 8: the stones of one unit. */
    private Set<Integer> unit(String board, int point) {
        return component(board, point, String.valueOf(board.charAt(point)));
    }

    /** The points around a point that hold one of these signs and are connected by such points. */
    private Set<Integer> component(String board, int point, String signs) {
        Set<Integer> found = new TreeSet<>(Set.of(point));
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int member : List.copyOf(found)) {
                for (int beside : neighbors.get(member)) {
                    grown |= signs.indexOf(board.charAt(beside)) >= 0 && found.add(beside);
                }
            }
        }
        return found;
    }

    /** 7, 8: whether any of these stones has a liberty. */
    private boolean hasLiberty(String board, Set<Integer> stones) {
        return stones.stream().anyMatch(stone -> neighbors.get(stone).stream().anyMatch(point -> board.charAt(point) == EMPTY));
    }

    private String opponents(int seat) {
        StringBuilder signs = new StringBuilder();
        for (int other = 0; other < out.length; other++) {
            if (other != seat) {
                signs.append(other);
            }
        }
        return signs.toString();
    }

    private static String with(String board, int point, char sign) {
        return board.substring(0, point) + sign + board.substring(point + 1);
    }

    private static String without(String board, Set<Integer> stones) {
        String left = board;
        for (int stone : stones) {
            left = with(left, stone, EMPTY);
        }
        return left;
    }

    /** 9: whether some allied group has no liberty at all. */
    private boolean isEnclosing(String placed, int by) {
        String opponents = opponents(by);
        for (int point = 0; point < placed.length(); point++) {
            if (opponents.indexOf(placed.charAt(point)) >= 0) {
                Set<Integer> group = variant.byUnit ? unit(placed, point) : component(placed, point, opponents);
                if (!hasLiberty(placed, group)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** 10. */
    private boolean isSuicidal(int by, int point) {
        String placed = with(board(), point, sign(by));
        return !isEnclosing(placed, by) && !hasLiberty(placed, unit(placed, point));
    }

    /** 10, 11. */
    private String boardAfter(int by, int point) {
        String placed = with(board(), point, sign(by));
        if (isSuicidal(by, point)) {
            return without(placed, unit(placed, point));
        }
        Set<Integer> dead = new TreeSet<>();
        for (int stone = 0; stone < placed.length(); stone++) {
            if (opponents(by).indexOf(placed.charAt(stone)) >= 0 && !hasLiberty(placed, unit(placed, stone))) {
                dead.add(stone);
            }
        }
        return without(placed, dead);
    }

    private static char sign(int seat) {
        return (char) ('0' + seat);
    }

    private static int count(String board, int seat) {
        return (int) board.chars().filter(sign -> sign == sign(seat)).count();
    }

    private int latestProhibition() {
        return prohibitions.isEmpty() ? 0 : prohibitions.getLast().moment;
    }

    private Play playTo(int moment) {
        return plays.get(moment - 1);
    }

    /** 12 (a) or 12 (b): the moment that the latest play brings back; −1 if the condition is not met. */
    private int encounter(boolean primary) {
        int now = moment();
        boolean refreshed = playTo(now).what == REFRESH;
        if (refreshed == primary) {
            return -1;
        }
        int epoch = latestProhibition();
        List<Integer> refreshes = IntStream.rangeClosed(epoch + 1, now - 1).boxed().filter(k -> playTo(k).what == REFRESH).toList();
        List<Integer> found = new ArrayList<>();
        for (int moment = epoch; moment < now; moment++) {
            boolean isMet = boards.get(moment).equals(boards.get(now)) && next.get(moment).equals(next.get(now));
            boolean counts = primary
                    ? moment >= (refreshes.isEmpty() ? epoch : refreshes.getLast()) && stonesSince(moment) > 0
                    : refreshes.contains(moment) || moment == epoch && !(midgame && epoch == 0);
            if (isMet && counts) {
                found.add(moment);
            }
        }
        if (found.size() > 1) {
            throw new AssertionError("several encounters at once: " + found + " in " + this);
        }
        return found.isEmpty() ? -1 : found.getFirst();
    }

    private int stonesSince(int moment) {
        return (int) plays.subList(moment, moment()).stream().filter(play -> play.what >= 0).count();
    }

    private void prohibit(int trigger, String condition, int encounter) {
        List<Play> cycle = plays.subList(encounter, moment());
        List<Integer> passes = new ArrayList<>();
        int fewest = Integer.MAX_VALUE;
        for (int seat = 0; seat < out.length; seat++) {
            int who = seat;
            int count = (int) cycle.stream()
                    .filter(play -> play.by == who && (play.what == PASS || variant.allPasses && play.what == REFRESH))
                    .count();
            if (!out[seat]) {
                passes.add(count);
                fewest = Math.min(fewest, count);
            } else {
                passes.add(-1);
            }
        }
        int koPlayer = -1;
        for (Play play : cycle) {
            koPlayer = passes.get(play.by) == fewest ? play.by : koPlayer;
        }
        prohibitions.add(new Prohibition(
                koPlayer, moment(), condition, encounter, next(), passes.stream().filter(count -> count >= 0).toList()));
        out[koPlayer] = true;
        if (successor(trigger) < 0) {
            end = "all-prohibited";
        } else {
            next.set(moment(), successor(trigger));
        }
    }

    /** 13 (a): whether the latest plays, since the latest prohibition, are a normal pass by each player left. */
    private boolean allPassed() {
        int left = (int) IntStream.range(0, out.length).filter(this::isActive).count();
        if (moment() - latestProhibition() < left) {
            return false;
        }
        List<Play> latest = plays.subList(moment() - left, moment());
        return latest.stream().allMatch(play -> play.what == PASS) && latest.stream().map(Play::by).distinct().count() == left;
    }

    /** 15: the points of each player; by territory, empty points less stones lost. */
    List<Double> points() {
        double[] points = new double[out.length];
        for (int point = 0; point < board().length(); point++) {
            if (board().charAt(point) != EMPTY) {
                points[board().charAt(point) - '0'] += variant.territory ? 0 : 1;
                continue;
            }
            Set<Character> around = new TreeSet<>();
            for (int empty : component(board(), point, ".")) {
                neighbors.get(empty).stream().map(beside -> board().charAt(beside)).filter(sign -> sign != EMPTY).forEach(around::add);
            }
            if (around.size() == 1) {
                points[around.iterator().next() - '0']++;
            }
        }
        for (int seat = 0; variant.territory && seat < points.length; seat++) {
            points[seat] -= lost[seat];
        }
        return Arrays.stream(points).boxed().toList();
    }

    /** Whether every stone on the board has a liberty. */
    boolean allBreathe() {
        return IntStream.range(0, board().length())
                .allMatch(point -> board().charAt(point) == EMPTY || hasLiberty(board(), unit(board(), point)));
    }

    @Override
    public String toString() {
        return out.length + " players on " + neighbors + (midgame ? " midgame " : " ") + variant.query() + " from " + boards.getFirst()
                + " with " + next.getFirst() + ": " + plays.stream().map(play -> play.by + ":" + play.what).toList();
    }
}
