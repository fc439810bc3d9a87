package org.openarbiter.bench.rules;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.search.repetition.CountingTable;
import org.openarbiter.search.repetition.Detector;
import org.openarbiter.search.repetition.DistanceChain;
import org.openarbiter.search.repetition.KeyList;
import org.openarbiter.search.repetition.MoveChain;
import org.openarbiter.search.repetition.OpenAddressing;
import org.openarbiter.search.repetition.OpenFlags;
import org.openarbiter.search.repetition.PrintedMoveChain;
import org.openarbiter.search.repetition.ReversibleMoves;
import org.openarbiter.search.repetition.UpcomingRepetition;

/**
 * How right each scheme of detecting repetitions is, on every ply of files of chess games: against the record of the referee, who
 * compares whole positions.
 */
public final class RepetitionComparison {
    /** Rules under which no game ends before its last move. */
    private static final String ENDLESS = "match-runner?threefold=no&fifty=no&dead-position=no";
    private static final int SQUARE_BITS = 6;
    private static final int WIDE = 16;
    private static final int NARROW = 10;
    private static final long ALL_BITS = -1;
    private static final long SIXTEEN_BITS = 0xFFFF;

    /** A scheme, the keys it gets, and what it said of all plies so far. */
    private static final class Scheme {
        private final String name;
        private final Detector detector;
        private final boolean signatures;
        private final long mask;
        private long found;
        private long falseHits;
        private long otherSide;
        private long misplaced;
        private long missed;
        private long guesses;

        Scheme(String name, Detector detector, boolean signatures, long mask) {
            this.name = name;
            this.detector = detector;
            this.signatures = signatures;
            this.mask = mask;
        }

        private long key(PlayedLine line, int ply) {
            return (signatures ? line.signatures() : line.keys())[ply] & mask;
        }

        void begin(PlayedLine line) {
            detector.begin(key(line, 0));
        }

        /** Compares what it says of a ply with how many plies ago the position really stood, or 0. */
        void enter(PlayedLine line, int ply, int truth) {
            detector.enter(line.moves()[ply - 1], key(line, ply), line.reversible()[ply - 1]);
            int said = detector.back();
            found += said > 0 ? 1 : 0;
            falseHits += said > 0 && truth == 0 ? 1 : 0;
            otherSide += truth == 0 ? said & 1 : 0;
            misplaced += said > 0 && truth > 0 && said != truth ? 1 : 0;
            missed += said == 0 && truth > 0 ? 1 : 0;
            guesses += detector instanceof CountingTable table && table.mayRecur() && truth == 0 ? 1 : 0;
        }

        void print() {
            String guessed = detector instanceof CountingTable ? String.format(Locale.ROOT, "%12d", guesses) : "";
            System.out.printf(
                    Locale.ROOT, "%-34s%10d%10d%12d%11d%10d%s%n", name, found, falseHits, otherSide, misplaced, missed, guessed);
        }
    }

    private final Rulebook<ChessBoard> rules;
    private final int[] plays = new int[ChessBoard.start().mostPlays()];
    private final KeyList ahead = new KeyList();
    private final UpcomingRepetition upcoming = new UpcomingRepetition(ReversibleMoves.ofPositionKeys(), ahead);
    private final List<Scheme> schemes = List.of(
            new Scheme("key list", new KeyList(), false, ALL_BITS),
            new Scheme("distance chain", new DistanceChain(), false, ALL_BITS),
            new Scheme("counting table", new CountingTable(), false, ALL_BITS),
            new Scheme("open addressing", new OpenAddressing(), false, ALL_BITS),
            new Scheme("open flags, 2^" + WIDE + " entries", new OpenFlags(WIDE), false, ALL_BITS),
            new Scheme("open flags, 2^" + NARROW + " entries", new OpenFlags(NARROW), false, ALL_BITS),
            new Scheme("moves chained as printed", new PrintedMoveChain(SQUARE_BITS), false, ALL_BITS),
            new Scheme("moves chained, mended", mended(), false, ALL_BITS),
            new Scheme("counting table, signatures", new CountingTable(), true, ALL_BITS),
            new Scheme("key list, 16 bits of a key", new KeyList(), false, SIXTEEN_BITS),
            new Scheme("key list, 16 bits of a signature", new KeyList(), true, SIXTEEN_BITS));

    private ChessBoard board = ChessBoard.start();
    private long plies;
    private long repetitions;
    private long comingPlies;
    private long seenComing;
    private long wronglySeen;

    private RepetitionComparison() {
        try {
            rules = Sample.rulebook(ENDLESS);
        } catch (RulebookException e) {
            throw new IllegalStateException(e);
        }
    }

    private MoveChain mended() {
        return new MoveChain(square -> board.pieceAt(square), () -> board.rights(), SQUARE_BITS);
    }

    /** Compares on the games of these files. */
    public static void run(List<String> files) throws IOException {
        RepetitionComparison comparison = new RepetitionComparison();
        int games = 0;
        for (String file : files) {
            try {
                for (PlayedLine line : PlayedLine.read(file)) {
                    comparison.compare(line);
                    games++;
                }
            } catch (InputException | PlayException e) {
                throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
            }
        }
        comparison.print(games);
    }

    private void compare(PlayedLine line) {
        board = line.start().copy();
        Referee<ChessBoard> referee = new Referee<>(rules, Sample.CHESS.seats(), Options.DEFAULT, line.start().copy());
        GameRecord record = referee.record();
        schemes.forEach(scheme -> scheme.begin(line));
        ahead.begin(line.keys()[0]);
        for (int ply = 1; ply <= line.plies(); ply++) {
            int move = line.moves()[ply - 1];
            referee.act(new Act.Play(referee.next(), move));
            board.play(board.toMove(), move);
            ahead.enter(move, line.keys()[ply], line.reversible()[ply - 1]);
            int before = record.previousSame(ply);
            int truth = before < 0 ? 0 : ply - before;
            plies++;
            repetitions += truth > 0 ? 1 : 0;
            for (Scheme scheme : schemes) {
                scheme.enter(line, ply, truth);
            }
            lookAhead(record, ply);
        }
    }

    /** Makes every legal move and asks the record whether it brings a position back. */
    private void lookAhead(GameRecord record, int ply) {
        int nearest = 0;
        int count = board.legalPlays(board.toMove(), plays);
        for (int i = 0; i < count; i++) {
            board.play(board.toMove(), plays[i]);
            int before = board.reversiblePlies() == 0 ? -1 : record.wouldRepeat(board, board.toMove());
            board.undo();
            nearest = before < 0 ? nearest : nearest == 0 ? ply - before : Math.min(nearest, ply - before);
        }
        int said = upcoming.back(board);
        comingPlies += nearest > 0 ? 1 : 0;
        seenComing += said > 0 ? 1 : 0;
        wronglySeen += said != nearest ? 1 : 0;
    }

    private void print(int games) {
        System.out.printf(Locale.ROOT, "%d games, %d plies, of which %d repeat a position%n%n", games, plies, repetitions);
        System.out.printf(
                Locale.ROOT, "%-34s%10s%10s%12s%11s%10s%12s%n",
                "", "found", "false", "other side", "misplaced", "missed", "guessed");
        schemes.forEach(Scheme::print);
        System.out.printf(
                Locale.ROOT, "%nupcoming: %d plies at which a move would repeat, %d seen, %d otherwise than it is%n",
                comingPlies, seenComing, wronglySeen);
    }
}
