package org.openarbiter.search.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/** Boards and rulebooks for the tests. */
final class Boards {
    private static final Go GO = new Go();

    private Boards() {}

    /** An empty board of that name. */
    static GoBoard empty(String name) {
        return of(new Start(null, new Start.Shape.Named(name), Map.of(), null, GO.seats(), false));
    }

    static GoBoard of(Start start) {
        try {
            return GO.board(start, null);
        } catch (InputException | StartException e) {
            throw new AssertionError(e);
        }
    }

    static Rulebook<GoBoard> rulebook(String name) {
        try {
            return GO.rulebook(name);
        } catch (RulebookException e) {
            throw new AssertionError(e);
        }
    }

    static List<Integer> plays(GoBoard board, String text) throws PlayException {
        List<Integer> plays = new ArrayList<>();
        for (String play : text.isBlank() ? new String[0] : text.strip().split(" +")) {
            plays.add(board.parse(play));
        }
        return plays;
    }
}
