package org.openarbiter.dragons.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Settles nodes of a search as proved, each with the zone of its proof, from the position on the board. */
final class Proofs {
    private final Goal goal;
    private final ProofTable table;
    private final Replies replies;
    private final Zone zone;
    /** The lines that capture what was caught instead of reaching the goal. */
    private final Map<Integer, List<Integer>> captureLines = new HashMap<>();

    Proofs(Goal goal, ProofTable table, Replies replies, Zone zone) {
        this.goal = goal;
        this.table = table;
        this.replies = replies;
        this.zone = zone;
    }

    /** The goal is reached. */
    void reached(int node, int order) {
        zone.clear();
        goal.addZone(order, zone.points());
        table.prove(node, ReadingBoard.PASS, table.addZone(zone.points()), 0, false);
    }

    /** A string is captured instead that is as good as the goal. */
    void caught(int node, int order, Finding capture) {
        zone.clear();
        capture.zone().forEach(zone::add);
        goal.addZone(order, zone.points());
        table.prove(node, capture.move(), table.addZone(zone.points()), capture.line().size(), capture.ko());
        captureLines.put(node, capture.line());
    }

    /** Whether a node is proved by {@link #caught}. */
    boolean isCaught(int node) {
        return captureLines.containsKey(node);
    }

    /** The moves that capture the string; none if a node is not proved so. */
    List<Integer> captureLine(int node) {
        return captureLines.getOrDefault(node, List.of());
    }

    /** A move of the attacker works, or the attack of a lower order in its place. */
    void attack(int node, int order, int reply) {
        int move = replies.move(reply);
        int target = replies.target(reply);
        boolean inKo = target >= 0 ? table.ko(target) : target == Replies.WON_IN_KO;
        if (move == Replies.LOWER) {
            table.prove(node, table.move(target), table.zone(target), table.length(target), inKo);
            return;
        }
        zone.clear();
        if (target >= 0) {
            table.uniteZone(table.zone(target), zone.points());
        }
        if (move != ReadingBoard.PASS) {
            zone.add(move);
            zone.addCaptors(move, order);
            if (target < 0) {
                zone.addSurroundings(move);
            }
        }
        goal.addZone(order, zone.points());
        table.prove(node, move, table.addZone(zone.points()), 1 + (target >= 0 ? table.length(target) : 0), inKo);
    }

    /** No reply of the defender helps; the one that holds out longest is kept. */
    void defense(int node, int order, boolean ko) {
        zone.clear();
        int frame = table.frame(node);
        int resistance = ReadingBoard.PASS;
        int length = -1;
        for (int i = replies.start(frame); i < replies.end(frame); i++) {
            int target = replies.target(i);
            if (target >= 0) {
                table.uniteZone(table.zone(target), zone.points());
                if (table.length(target) >= length) {
                    length = table.length(target);
                    resistance = replies.move(i);
                }
            }
        }
        goal.addZone(order, zone.points());
        zone.addStonesPlayed(order);
        zone.addPreparations();
        table.prove(node, resistance, table.addZone(zone.points()), length + 1, ko);
    }
}
