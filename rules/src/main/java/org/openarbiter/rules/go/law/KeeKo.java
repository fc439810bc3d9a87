package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.KeeEncounter;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The player to blame for a cycle, the <em>ko player</em>, loses the right to play. The play that closed the cycle stands, his
 * stones stay on the board, and earlier boards no longer count for any cycle.
 *
 * @param condition what closes a cycle
 * @param allPasses whether all passes count when the ko player is determined; by the letter of the rules only normal ones do
 */
record KeeKo(Statement statement, KeeCondition condition, boolean allPasses) implements Rule.Follows<GoBoard> {
    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        if (!(act instanceof Act.Play) || act.by() == Act.NOBODY) {
            return null;
        }
        int earlier = condition.encounter(game);
        if (earlier == KeeCondition.NONE) {
            return null;
        }
        KeeCycle cycle = KeeCycle.of(game, earlier, allPasses);
        int out = cycle.koPlayer();
        List<Consequence> consequences = new ArrayList<>();
        consequences.add(new Consequence.SeatOut(out));
        consequences.add(new Consequence.NewEpoch());
        int next = nextWithout(game, act.by(), out);
        if (next != out) {
            consequences.add(new Consequence.NextSeat(next));
        }
        return new Decision.Consequences(
                consequences, GoLexicon.say("out", "player", game.seats().term(out)),
                List.of(encounter(game, cycle)));
    }

    /** Who plays after {@code by} once {@code out} is out; {@code out} itself if nobody is left. */
    private static int nextWithout(Situation<GoBoard> game, int by, int out) {
        int next = game.seats().after(by);
        while (next != by && (next == out || !game.isActive(next))) {
            next = game.seats().after(next);
        }
        return next;
    }

    private KeeEncounter encounter(Situation<GoBoard> game, KeeCycle cycle) {
        List<KeeEncounter.Passes> passes = new ArrayList<>();
        for (int i = 0; i < cycle.players().size(); i++) {
            passes.add(new KeeEncounter.Passes(cycle.players().get(i), cycle.passes().get(i)));
        }
        KeeEncounter.Rule rule = switch (condition) {
            case PRIMARY -> KeeEncounter.Rule.PRIMARY_KO;
            case SECONDARY -> KeeEncounter.Rule.SECONDARY_KO;
        };
        return new KeeEncounter(
                rule, MoveWords.moment(game, cycle.earlier()), MoveWords.moment(game, cycle.now()),
                game.record().next(cycle.now()), cycle.koPlayer(), passes, cycle.allPasses(), stones(game.board()),
                game.cycle(cycle.earlier(), cycle.now()),
                game.seats());
    }

    private static List<List<String>> stones(GoBoard board) {
        List<List<String>> stones = new ArrayList<>();
        for (int seat = 0; seat < board.seats().count(); seat++) {
            stones.add(new ArrayList<>());
        }
        for (int point = 0; point < board.topology().size(); point++) {
            if (board.stoneAt(point) != GoBoard.EMPTY) {
                stones.get(board.stoneAt(point)).add(board.pointName(point));
            }
        }
        return stones;
    }
}
