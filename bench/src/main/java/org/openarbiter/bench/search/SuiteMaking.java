package org.openarbiter.bench.search;

import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.bench.run.Program;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Outcome;
import org.openarbiter.search.alphabeta.Score;
import org.openarbiter.search.alphabeta.Search;

/**
 * Makes a suite of positions with one best move: from games that the search plays with itself at few nodes, so that it
 * blunders, from the openings of matches. Of a game at most one mate is taken, and every chance to win material.
 *
 * <p>A mate is taken if a long search finds it and the oracle finds one just as long, and no other first move that mates as soon.
 * A chance is taken if it has just arisen, short searches prefer other moves, a long one and the oracle find the same move, and
 * the oracle puts it well ahead of every other move.
 *
 * @param <B> the board of the game
 */
public final class SuiteMaking<B extends Board> {
    private static final int TABLE_MEGABYTES = 16;
    private static final int OPENING_PLIES = 8;
    private static final int MOST_PLIES = 200;
    private static final int NODES_A_MOVE = 300;
    private static final int PROBE = 3_000;
    private static final int LONG = 200_000;
    private static final long ORACLE = 300_000;
    private static final int SHORTEST_MATE = 2;
    private static final int LENGTHS = 5;
    private static final int AHEAD = 150;

    private final SearchedGame<B> game;
    private final UciOracle oracle;
    private final Search player = new Search(TABLE_MEGABYTES);
    private final Search prober = new Search(TABLE_MEGABYTES);
    private final Search thinker = new Search(TABLE_MEGABYTES);
    private final Map<String, SuiteEntry> found = new LinkedHashMap<>();

    private SuiteMaking(SearchedGame<B> game, UciOracle oracle) {
        this.game = game;
        this.oracle = oracle;
    }

    /** Makes a suite from this number of games and prints it, the command first. */
    public static void run(String name, int games) throws IOException {
        boolean chess = name.equals("chess");
        String peer = chess ? "stockfish" : "fairy-stockfish";
        Program program = Program.find(peer).orElseThrow(() -> new IllegalArgumentException(peer + " is not installed"));
        List<String> starts = SearchedGame.openings(name);
        List<String> options = chess ? List.of() : List.of("name UCI_Variant value xiangqi");
        try (UciOracle oracle = new UciOracle(program, options)) {
            SuiteMaking<?> making = new SuiteMaking<>(SearchedGame.named(name), oracle);
            for (int number = 0; number < games; number++) {
                making.play(starts.get(number % starts.size()), number);
            }
            System.out.println("# bench/run make-suite --games " + games + " " + name);
            System.out.println(SuiteEntry.HEADER);
            making.found.values().stream()
                    .sorted(Comparator.comparingInt(SuiteEntry::mate).thenComparing(SuiteEntry::fen))
                    .forEach(entry -> System.out.println(entry.text()));
        }
    }

    private void play(String fen, int number) throws IOException {
        SearchLine<B> line = game.line(fen);
        player.clear();
        prober.clear();
        boolean wantsMate = true;
        int longest = SHORTEST_MATE + number % LENGTHS;
        int[] before = new int[2];
        Limits limits = Limits.ofNodes(NODES_A_MOVE + 7L * number);
        for (int ply = 0; ply < MOST_PLIES; ply++) {
            Outcome move = line.search(player, limits);
            if (move.move() == Arena.NONE) {
                return;
            }
            int score = line.search(prober, Limits.ofNodes(PROBE)).score();
            boolean arisen = ply >= OPENING_PLIES && score - before[ply & 1] >= AHEAD;
            if (wantsMate && Score.isMate(score) && score >= Score.mateIn(2 * longest - 1)) {
                wantsMate = !takeMate(line);
            } else if (arisen && score >= AHEAD && !Score.isCertain(score)) {
                takeWin(line, move.move());
            }
            before[ply & 1] = score;
            line.add(move.move());
        }
    }

    private boolean takeMate(SearchLine<B> line) throws IOException {
        B board = line.board();
        Outcome outcome = fresh(board, LONG);
        int length = (Score.MATE - outcome.score() + 1) / 2;
        if (!Score.isMate(outcome.score()) || length < SHORTEST_MATE) {
            return false;
        }
        List<UciOracle.Line> lines = oracle.best(board.toText(), ORACLE);
        boolean only = lines.size() == 1 || lines.get(1).mate() <= 0 || lines.get(1).mate() > length;
        if (lines.getFirst().mate() != length || !only) {
            return false;
        }
        take(board, length, read(board, lines.getFirst().move()));
        return true;
    }

    private void takeWin(SearchLine<B> line, int played) throws IOException {
        B board = line.board();
        Outcome quick = fresh(board, NODES_A_MOVE);
        Outcome outcome = fresh(board, LONG);
        boolean expected = outcome.move() == played || outcome.move() == quick.move();
        if (expected || Score.isCertain(outcome.score()) || outcome.score() < AHEAD) {
            return;
        }
        List<UciOracle.Line> lines = oracle.best(board.toText(), ORACLE);
        boolean alone = lines.size() == 2 && isWellAhead(lines.getFirst(), lines.get(1));
        if (alone && read(board, lines.getFirst().move()) == outcome.move()) {
            take(board, 0, outcome.move());
        }
    }

    private static boolean isWellAhead(UciOracle.Line best, UciOracle.Line second) {
        boolean wins = best.mate() == 0 && best.centipawns() >= AHEAD;
        boolean alone = second.mate() < 0 || second.mate() == 0 && best.centipawns() - second.centipawns() >= AHEAD;
        return wins && alone;
    }

    private Outcome fresh(B board, int nodes) {
        thinker.clear();
        return game.line(board.toText()).search(thinker, Limits.ofNodes(nodes));
    }

    private void take(B board, int mate, int move) {
        String fen = board.toText();
        found.putIfAbsent(fen, new SuiteEntry(mate, board.text(move), fen));
    }

    /** A move as the oracle writes it, which in xiangqi counts ranks from 1. */
    private int read(B board, String text) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        for (int i = 0; i < count; i++) {
            String written = board instanceof XiangqiBoard xiangqi ? Notation.UCI.write(xiangqi, plays[i]) : board.text(plays[i]);
            if (written.equals(text)) {
                return plays[i];
            }
        }
        throw new IllegalStateException(text + " is not a move in " + board.toText());
    }
}
