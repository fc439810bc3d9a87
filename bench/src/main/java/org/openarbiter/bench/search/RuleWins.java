package org.openarbiter.bench.search;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Outcome;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.alphabeta.Score;
import org.openarbiter.search.alphabeta.Search;
import org.openarbiter.search.repetition.DrawJudge;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openarbiter.search.repetition.KeyList;
import org.openarbiter.wire.CaseLines;
import org.openarbiter.wire.CaseReader;

/**
 * The positions of a corpus in which one side mates, or wins by the rules on repetition, as a search sees it with a number of nodes and
 * with four times that number.
 *
 * <p>Each case is searched up to the first repetition; where no rule is needed, one position of a diagram is listed. Two more searches
 * with the same number of nodes show which article it takes: one takes every repetition for a draw, the other knows
 * perpetual check alone. A game that the search plays against itself from there shows whether the referee rules it a win.
 */
public final class RuleWins {
    private static final int TABLE_MEGABYTES = 16;
    /** By how much longer a search has to see the same. */
    private static final int CONFIRMED = 4;
    private static final int MOST_PLIES = 100;
    private static final String NONE = "none";

    private final Xiangqi xiangqi = new Xiangqi();
    private final Rulebook<XiangqiBoard> rules;
    private final CaseReader reader = new CaseReader(List.of(xiangqi));
    private final Search search = new Search(TABLE_MEGABYTES);
    private final Limits limits;
    private final Limits longer;
    private final Set<String> seen = new HashSet<>();
    private final Set<String> mates = new HashSet<>();
    private final Map<String, Integer> found = new TreeMap<>();

    private RuleWins(int nodes) throws RulebookException {
        rules = xiangqi.rulebook("wxf");
        limits = Limits.ofNodes(nodes);
        longer = Limits.ofNodes((long) CONFIRMED * nodes);
    }

    /** Prints a table of the positions found in these files, each searched with this number of nodes. */
    public static void run(List<String> files, int nodes) throws IOException {
        System.out.println("| case | position | winner | moves | with the rules | article | without | played on |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        try {
            RuleWins wins = new RuleWins(nodes);
            for (String file : files) {
                wins.read(file);
            }
            System.out.printf(Locale.ROOT, "%n%s of %d positions%n", wins.found, wins.seen.size());
        } catch (InputException | PlayException | RulebookException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private void read(String file) throws IOException, InputException, PlayException {
        try (InputStream in = Files.newInputStream(Path.of(file)); CaseLines lines = new CaseLines(in)) {
            for (RawGame raw = lines.next(); raw != null; raw = lines.next()) {
                @SuppressWarnings("unchecked")
                RecordedGame<XiangqiBoard> game = (RecordedGame<XiangqiBoard>) reader.read(raw, false).record();
                String id = String.valueOf(reader.idOf(raw));
                for (XiangqiBoard board : upToTheRepetition(game)) {
                    look(id, board);
                }
            }
        }
    }

    /** The positions of a game before one of them comes back. */
    private List<XiangqiBoard> upToTheRepetition(RecordedGame<XiangqiBoard> game) throws PlayException {
        Referee<XiangqiBoard> referee = new Referee<>(rules, xiangqi.seats(), Options.DEFAULT, game.start());
        List<XiangqiBoard> positions = new ArrayList<>(List.of(game.start()));
        for (int index = 0; index < game.plies(); index++) {
            referee.act(new Act.Play(referee.next(), game.play(index, referee.board())));
            if (referee.isOver() || referee.record().previousSame(index + 1) >= 0) {
                return positions;
            }
            positions.add(referee.board().copy());
        }
        return positions;
    }

    private void look(String id, XiangqiBoard board) {
        String fen = board.toText();
        if (!seen.add(fen.split(" ", 3)[0] + board.toMove())) {
            return;
        }
        Outcome ruled = search(fen, at -> JudgeSetting.WXF.judge(at, DrawPolicy.FIRST));
        if (!Score.isCertain(ruled.score()) || !isConfirmed(fen, ruled)) {
            return;
        }
        Outcome otherwise = search(fen, at -> new DrawJudge(at, new KeyList(), DrawPolicy.FIRST, Integer.MAX_VALUE));
        Outcome checks = search(fen, at -> JudgeSetting.CHECK_ONLY.judge(at, DrawPolicy.FIRST));
        String article = isSame(ruled, otherwise) ? NONE : isSame(ruled, checks) ? "perpetual check" : "perpetual chase";
        boolean moverWins = ruled.score() > 0;
        if (article.equals(NONE) && !mates.add(id.replaceFirst("-\\d+$", ""))) {
            return;
        }
        found.merge(article, 1, Integer::sum);
        System.out.printf(
                "| %s | `%s` | %s | %s | %s | %s | %s | %s |%n",
                id, fen, xiangqi.seats().name(moverWins ? board.toMove() : board.toMove() ^ 1), moves(board, ruled),
                value(ruled), article, value(otherwise), playedOn(fen));
    }

    /** The best move and the answer to it. */
    private static String moves(XiangqiBoard board, Outcome outcome) {
        String move = board.text(outcome.move());
        if (outcome.ponder() == Arena.NONE) {
            return move;
        }
        board.play(board.toMove(), outcome.move());
        return move + " " + board.text(outcome.ponder());
    }

    /** How the game ends if the search plays it to its end with itself, before the referee. */
    private String playedOn(String fen) {
        SearchLine<XiangqiBoard> line = SearchedGame.XIANGQI.line(fen);
        Referee<XiangqiBoard> referee = new Referee<>(rules, xiangqi.seats(), Options.DEFAULT, line.board());
        search.clear();
        while (!referee.isOver() && line.plies() < MOST_PLIES) {
            int move = line.search(search, limits, at -> JudgeSetting.WXF.judge(at, DrawPolicy.SECOND_ACROSS_ROOT)).move();
            line.add(move);
            referee.act(new Act.Play(referee.next(), move));
        }
        return String.format(Locale.ROOT, "%s at ply %d", referee.ruling().summary(), line.plies());
    }

    private Outcome search(String fen, Function<XiangqiBoard, ? extends PathJudge> judge) {
        search.clear();
        return SearchedGame.XIANGQI.line(fen).search(search, limits, judge);
    }

    private boolean isConfirmed(String fen, Outcome ruled) {
        search.clear();
        SearchLine<XiangqiBoard> line = SearchedGame.XIANGQI.line(fen);
        return isSame(ruled, line.search(search, longer, at -> JudgeSetting.WXF.judge(at, DrawPolicy.FIRST)));
    }

    /** Whether both see the same side win for certain. */
    private static boolean isSame(Outcome one, Outcome other) {
        return Score.isCertain(other.score()) && one.score() > 0 == other.score() > 0;
    }

    private static String value(Outcome outcome) {
        int score = Math.abs(outcome.score());
        String side = outcome.score() < 0 ? "loses: " : "wins: ";
        return Score.isMate(outcome.score()) ? side + "mate at ply " + (Score.MATE - score)
                : Score.isCertain(outcome.score()) ? side + "rule at ply " + (Score.RULED - score)
                : String.format(Locale.ROOT, "%+.2f", outcome.score() / 100.0);
    }
}
