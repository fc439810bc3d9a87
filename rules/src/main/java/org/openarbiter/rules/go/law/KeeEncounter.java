package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * The finding that a player met a board again, and who is to blame for the cycle between.
 *
 * @param kind the id of the rule
 * @param plies the two moments
 * @param stood the first of them in words, such as {@code the position after B 4 (C3)}
 * @param closing the play at the second in words, such as {@code W's pass at move 6}
 * @param next who met the board both times
 * @param koPlayer who may play no more
 * @param passes how many passes each player in the game made since the first of the moments, of those that count
 * @param allPasses whether refreshing passes count like normal ones
 * @param stones the points of the board on which each player has a stone
 * @param cycle the plays since
 */
record KeeEncounter(
        String kind,
        List<Integer> plies,
        String stood,
        String closing,
        String next,
        String koPlayer,
        Map<String, Integer> passes,
        boolean allPasses,
        Map<String, List<String>> stones,
        List<CyclePlay> cycle)
        implements Finding {

    static KeeEncounter of(Situation<GoBoard> game, KeeCondition condition, KeeCycle cycle) {
        List<String> names = game.seats().names();
        Map<String, Integer> passes = new LinkedHashMap<>();
        for (int i = 0; i < cycle.players().size(); i++) {
            passes.put(names.get(cycle.players().get(i)), cycle.passes().get(i));
        }
        return new KeeEncounter(
                condition.id(), List.of(cycle.earlier(), cycle.now()), MoveWords.position(game, cycle.earlier()),
                MoveWords.move(game, cycle.now()), names.get(game.record().next(cycle.now())),
                names.get(cycle.koPlayer()), passes, cycle.allPasses(), stones(game.board()),
                game.cycle(cycle.earlier(), cycle.now()));
    }

    private static Map<String, List<String>> stones(GoBoard board) {
        Map<String, List<String>> stones = new LinkedHashMap<>();
        board.seats().names().forEach(name -> stones.put(name, new ArrayList<>()));
        for (int point = 0; point < board.topology().size(); point++) {
            if (board.stoneAt(point) != GoBoard.EMPTY) {
                String owner = board.seats().name(board.stoneAt(point));
                stones.computeIfAbsent(owner, name -> new ArrayList<>()).add(board.pointName(point));
            }
        }
        return stones;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies);
        values.put("same", Sameness.PLACEMENT_AND_NEXT.says());
        values.put("next", next);
        values.put("koPlayer", koPlayer);
        values.put("counted", allPasses ? "all passes" : "normal passes");
        values.put("passes", passes);
        values.put("stones", stones);
        values.put("cycle", cycle.stream().map(CyclePlay::values).toList());
        return values;
    }

    @Override
    public String text() {
        List<String> counts = passes.entrySet().stream().map(entry -> entry.getKey() + " " + entry.getValue()).toList();
        return next + " meets " + stood + " again after " + closing + "; "
                + (allPasses ? "passes" : "normal passes") + " since then: " + String.join(", ", counts) + "; " + koPlayer
                + ", the last to play of those with the fewest, may not play any more";
    }

    @Override
    public List<String> table() {
        return cycle.stream().map(play -> play.ply() + ". " + play.player() + " " + play.move()).toList();
    }
}
