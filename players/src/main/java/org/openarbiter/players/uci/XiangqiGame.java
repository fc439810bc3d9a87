package org.openarbiter.players.uci;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.CoordinateMoves;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Technique;
import org.openarbiter.search.xiangqi.CycleJudge;
import org.openarbiter.search.xiangqi.CycleRules;
import org.openarbiter.search.xiangqi.Timing;
import org.openarbiter.search.xiangqi.XiangqiArena;

/**
 * Xiangqi for the server.
 *
 * <p>Ranks are counted from 0 as UCCI and Pikafish count them, or from 1 as Fairy-Stockfish does; a user interface that sets
 * {@code UCI_Variant} means the latter.
 */
final class XiangqiGame implements EngineGame<XiangqiBoard> {
    /** The first rank, as an option. */
    static final String FIRST_RANK = "First Rank";

    /** When chases are worked out, as an option: {@link Timing}. */
    private static final String CHASE_TIMING = "ChaseTiming";
    /** Whether the opponent's half of a judgment is left out where it cannot matter, as an option: see {@link CycleJudge}. */
    private static final String SKIP_OPPONENT = "SkipOpponent";
    private static final List<String> TIMINGS = Arrays.stream(Timing.values()).map(XiangqiGame::word).toList();

    private final Xiangqi xiangqi = new Xiangqi();
    private final RulebookOption<XiangqiBoard, CycleRules> rules = new RulebookOption<>(xiangqi, CycleRules::of);
    private final NetworkOption<XiangqiBoard> network = new NetworkOption<>(XiangqiArena.EVALUATORS);

    private static String word(Timing timing) {
        return timing.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String name() {
        return xiangqi.name();
    }

    @Override
    public Set<Technique> techniques() {
        return XiangqiArena.TECHNIQUES;
    }

    @Override
    public List<EngineOption> options() {
        return List.of(
                new EngineOption.Combo(Names.VARIANT, "xiangqi", List.of("xiangqi")),
                new EngineOption.Spin(FIRST_RANK, 0, 0, 1),
                rules,
                network,
                new EngineOption.Combo(CHASE_TIMING, word(Timing.REPETITION), TIMINGS),
                new EngineOption.Check(SKIP_OPPONENT, true));
    }

    @Override
    public XiangqiBoard start() {
        return XiangqiBoard.start();
    }

    @Override
    public XiangqiBoard board(String fen) throws InputException {
        return xiangqi.board(fen, new ArrayList<>());
    }

    @Override
    public int read(XiangqiBoard board, String text, Settings settings) throws PlayException {
        int firstRank = settings.number(FIRST_RANK);
        return firstRank == 0 ? board.parse(text) : CoordinateMoves.read(board, text, firstRank);
    }

    @Override
    public String write(XiangqiBoard board, int move, Settings settings) {
        return (settings.number(FIRST_RANK) == 0 ? Notation.UCCI : Notation.UCI).write(board, move);
    }

    @Override
    public Arena arena(XiangqiBoard start, int[] moves, Settings settings) {
        XiangqiBoard board = start.copy();
        int contempt = settings.number(Names.CONTEMPT);
        CycleRules assumed = rules.chosen(settings);
        var judge = new CycleJudge(
                board, assumed.chases(), assumed.policy().withContempt(contempt), timing(settings), settings.isOn(SKIP_OPPONENT));
        for (int move : moves) {
            board.play(board.toMove(), move);
            judge.played(move);
        }
        return new XiangqiArena(board, network.chosen(settings), judge, contempt);
    }

    private static Timing timing(Settings settings) {
        String chosen = settings.text(CHASE_TIMING);
        return Arrays.stream(Timing.values()).filter(timing -> word(timing).equals(chosen)).findFirst().orElseThrow();
    }

    @Override
    public List<String> benchPositions() {
        return Names.lines(XiangqiGame.class, "bench-xiangqi.txt");
    }
}
