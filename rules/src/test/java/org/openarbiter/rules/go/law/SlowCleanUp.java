package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A game of Go by KataGo's rules, version 2, with territory and its clean-up phases, slow and to the letter: boards are texts, every state of the
 * game is kept, and what a ko-move is, is tried out. One point is a reading: a region without a stone of its color is no independent-life-region,
 * though the page does not say so; by its words an empty board would be one of both players.
 */
final class SlowCleanUp {
    private static final String SIDES = "BW";

    private final int width;
    private final int height;
    private final String ko;
    private final boolean suicide;
    private String grid;
    private int next;
    /** 0 for the main phase, 3 when it is over. */
    private int phase;
    private boolean noResult;
    private boolean twoPasses;
    private Set<Integer> blocked = new TreeSet<>();
    private final int[] captured = new int[2];
    private final int[] played = new int[2];
    private String atSecond = "";
    /** The states at the start of each turn of the phase, and what was done there: a point, or −1 for a pass. */
    private List<String> states = new ArrayList<>();
    private List<Integer> turns = new ArrayList<>();
    private List<String> grids = new ArrayList<>();
    private List<Boolean> unblocking = new ArrayList<>();

    /**
     * A game.
     *
     * @param grid the start, from the lowest row up
     */
    SlowCleanUp(int width, int height, String grid, String ko, boolean suicide) {
        this.width = width;
        this.height = height;
        this.grid = grid;
        this.ko = ko;
        this.suicide = suicide;
    }

    String grid() {
        return grid;
    }

    int next() {
        return next;
    }

    int phase() {
        return phase;
    }

    boolean isNoResult() {
        return noResult;
    }

    /** Whether the latest phase ended by two consecutive passes. */
    boolean isEndedByTwoPasses() {
        return twoPasses;
    }

    /** Why a turn on a point is not possible; empty if it is. */
    String refusal(int point) {
        if (grid.charAt(point) != '.') {
            return isUnblocking(point) ? "" : "occupied";
        }
        String after = pseudolegal(grid, next, point);
        if (after == null) {
            return "suicide";
        }
        if (phase == 0) {
            return isBarred(after) ? "ko" : "";
        }
        if (!isKoMove(point)) {
            return "";
        }
        if (unblocked(point) >= 0) {
            return "";
        }
        for (int turn = 0; turn < turns.size(); turn++) {
            if (turns.get(turn) == point && grids.get(turn).equals(grid) && sideOf(states.get(turn)) == next && !unblocking.get(turn)) {
                return "taken-before";
            }
        }
        return "";
    }

    private boolean isBarred(String after) {
        return switch (ko) {
            case "simple" -> !grids.isEmpty() && grids.getLast().equals(after);
            case "psk" -> grids.contains(after) || grid.equals(after);
            default -> states.contains(after + (next ^ 1));
        };
    }

    boolean isUnblocking(int point) {
        if (phase == 0 || grid.charAt(point) != SIDES.charAt(next ^ 1) || !blocked.contains(point)) {
            return false;
        }
        return string(grid, point).size() == 1 && liberties(grid, string(grid, point)).size() == 1;
    }

    /**
     * The stone that a turn on a point unblocks: the one there, or the one that a ko-move there would take; −1 if none. A ko-move that takes a
     * blocked region is never legal, so the two never meet.
     */
    int unblocked(int point) {
        if (grid.charAt(point) != '.') {
            return isUnblocking(point) ? point : -1;
        }
        String after = pseudolegal(grid, next, point);
        for (int other = 0; after != null && phase > 0 && isKoMove(point) && other < grid.length(); other++) {
            if (grid.charAt(other) != '.' && after.charAt(other) == '.' && string(grid, other).stream().anyMatch(blocked::contains)) {
                if (!isUnblocking(other)) {
                    throw new AssertionError("a blocked region that a ko-move takes and that cannot be unblocked: " + this);
                }
                return other;
            }
        }
        return -1;
    }

    /** A pseudolegal move to which the opponent has one that brings the same grid back. */
    boolean isKoMove(int point) {
        String after = pseudolegal(grid, next, point);
        for (int reply = 0; after != null && reply < grid.length(); reply++) {
            if (after.charAt(reply) == '.' && grid.equals(pseudolegal(after, next ^ 1, reply))) {
                return true;
            }
        }
        return false;
    }

    private static int sideOf(String state) {
        return state.charAt(state.length() - 1) - '0';
    }

    private String state() {
        return phase == 0 ? grid + next : grid + blocked + next;
    }

    /** A turn: a point, or −1 for a pass. */
    void turn(int point) {
        String before = state();
        int by = next;
        boolean passedHere = false;
        for (int turn = 0; turn < turns.size(); turn++) {
            passedHere |= turns.get(turn) == -1 && states.get(turn).equals(before);
        }
        boolean passedInTurn = !turns.isEmpty() && turns.getLast() == -1;
        states.add(before);
        grids.add(grid);
        turns.add(point);
        int unblocked = point < 0 ? -1 : unblocked(point);
        unblocking.add(unblocked >= 0);
        if (unblocked >= 0) {
            blocked.remove(unblocked);
        } else if (point >= 0) {
            stone(point);
        }
        next = by ^ 1;
        if (point < 0 && (passedInTurn || passedHere && (phase > 0 || ko.equals("simple")))) {
            twoPasses = passedInTurn;
            endPhase();
        } else if (phase > 0 || ko.equals("simple")) {
            noResult = timesSincePass() == 2;
        }
    }

    private void stone(int point) {
        boolean koMove = phase > 0 && isKoMove(point);
        String after = pseudolegal(grid, next, point);
        for (int other = 0; other < grid.length(); other++) {
            if (other != point && grid.charAt(other) != '.' && after.charAt(other) == '.') {
                captured[SIDES.indexOf(grid.charAt(other))]++;
            }
        }
        captured[next] += after.charAt(point) == '.' ? 1 : 0;
        grid = after;
        played[next] += phase == 2 ? 1 : 0;
        if (koMove) {
            blocked.add(point);
        }
        blocked.removeIf(other -> grid.charAt(other) == '.');
    }

    /** How often the present state stood at the start of a turn since the latest pass. */
    private int timesSincePass() {
        int times = 0;
        for (int turn = turns.size() - 1; turn >= 0 && turns.get(turn) >= 0; turn--) {
            times += states.get(turn).equals(state()) ? 1 : 0;
        }
        return times;
    }

    private void endPhase() {
        phase++;
        blocked = new TreeSet<>();
        states = new ArrayList<>();
        turns = new ArrayList<>();
        grids = new ArrayList<>();
        unblocking = new ArrayList<>();
        if (phase == 2) {
            atSecond = grid;
        }
    }

    /** By how much Black is ahead on the board. */
    int lead(String tax) {
        return score(0, tax) - score(1, tax);
    }

    private int score(int side, String tax) {
        char own = SIDES.charAt(side);
        char other = SIDES.charAt(side ^ 1);
        Set<Integer> independent = new HashSet<>();
        int regions = 0;
        int surrounded = 0;
        for (int point = 0; point < grid.length(); point++) {
            if (grid.charAt(point) != other && !independent.contains(point)) {
                Set<Integer> region = region(grid, point, ".".concat(String.valueOf(own)));
                if (isIndependent(region, own, other)) {
                    independent.addAll(region);
                    regions++;
                }
            }
            surrounded += grid.charAt(point) == '.' && borders(region(grid, point, ".")).equals(Set.of(own)) ? 1 : 0;
        }
        int eyes = (int) independent.stream().filter(point -> grid.charAt(point) == '.').count();
        int lost = 0;
        for (int point = 0; point < grid.length(); point++) {
            lost += grid.charAt(point) == own && !independent.contains(point) && atSecond.charAt(point) != own ? 1 : 0;
        }
        int taxed = tax.equals("none") ? surrounded : tax.equals("seki") ? eyes : eyes - 2 * regions;
        return taxed + captured[side ^ 1] + played[side] - lost;
    }

    private boolean isIndependent(Set<Integer> region, char own, char other) {
        boolean independent = region.stream().anyMatch(point -> grid.charAt(point) == own);
        for (int point : region) {
            independent &= grid.charAt(point) == '.'
                    ? !borders(region(grid, point, ".")).contains(other)
                    : liberties(grid, string(grid, point)).size() != 1;
        }
        return independent;
    }

    private Set<Character> borders(Set<Integer> region) {
        Set<Character> colors = new HashSet<>();
        for (int point : region) {
            neighbors(point).forEach(near -> colors.add(grid.charAt(near)));
        }
        colors.remove('.');
        return colors;
    }

    private @Nullable String pseudolegal(String on, int by, int point) {
        StringBuilder after = new StringBuilder(on);
        after.setCharAt(point, SIDES.charAt(by));
        boolean own = false;
        for (int side : new int[] {by ^ 1, by}) {
            String seen = after.toString();
            for (int other = 0; other < seen.length(); other++) {
                if (seen.charAt(other) == SIDES.charAt(side) && liberties(seen, string(seen, other)).isEmpty()) {
                    after.setCharAt(other, '.');
                    own |= side == by;
                }
            }
        }
        return after.toString().equals(on) || own && !suicide ? null : after.toString();
    }

    private Set<Integer> string(String on, int point) {
        return region(on, point, String.valueOf(on.charAt(point)));
    }

    private Set<Integer> liberties(String on, Set<Integer> string) {
        Set<Integer> liberties = new HashSet<>();
        string.forEach(stone -> neighbors(stone).stream().filter(near -> on.charAt(near) == '.').forEach(liberties::add));
        return liberties;
    }

    private Set<Integer> region(String on, int point, String colors) {
        Set<Integer> region = new HashSet<>(Set.of(point));
        List<Integer> open = new ArrayList<>(region);
        while (!open.isEmpty()) {
            for (int near : neighbors(open.removeLast())) {
                if (colors.indexOf(on.charAt(near)) >= 0 && region.add(near)) {
                    open.add(near);
                }
            }
        }
        return region;
    }

    private List<Integer> neighbors(int point) {
        int column = point % width;
        int row = point / width;
        List<Integer> near = new ArrayList<>();
        if (column > 0) {
            near.add(point - 1);
        }
        if (column + 1 < width) {
            near.add(point + 1);
        }
        if (row > 0) {
            near.add(point - width);
        }
        if (row + 1 < height) {
            near.add(point + width);
        }
        return near;
    }

    @Override
    public String toString() {
        return width + "x" + height + " " + grid + " next " + next + " phase " + phase + " blocked " + blocked + " turns " + turns;
    }
}
