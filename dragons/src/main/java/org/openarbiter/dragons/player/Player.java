package org.openarbiter.dragons.player;

import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.rules.go.score.Scoring;

/**
 * A weak player: it plays the move that gains the most points in a {@link MoveTree}. If that gains too little to be sure, it looks for
 * {@link SmallMoves}, and passes if there are none.
 *
 * <p>The move is a function of the turn: nothing is left to chance, and what is remembered of earlier positions changes no answer.
 * Not safe from several threads.
 */
public final class Player {
    /** What {@link #choose} returns for a pass. */
    public static final int PASS = ReadingBoard.PASS;

    /** The most games for a move, on a small board, the fewest, and how many on the points of a board together. */
    private static final int MOST_GAMES = 8000;
    private static final int FEWEST_GAMES = 3000;
    private static final int GAME_POINTS = 1_000_000;
    /** What a move must gain, in points. */
    private static final double LEAST_GAIN = 1;
    /**
     * What it must gain once the board is divided, if that is more, for each point of the board and as if one game were played; less with more games.
     * Games at random now and then lose what is safe, so that a move seems to gain something although the game is finished: in five such positions on
     * 19x19 up to four points; on 9x9, of 24, less than a fifth of a point in all but four.
     */
    private static final double DIVIDED_GAIN = 60;

    /** Finds what may be at stake now. */
    private final Analyst analyst = new Analyst(Effort.TABLE);
    private final SmallMoves smallMoves = new SmallMoves();

    /** The point to play on, or {@link #PASS}. */
    public int choose(Turn given) {
        Turn turn = withoutSettled(given);
        Scene scene = Scene.of(turn, analyst.analyze(turn.board()));
        MoveTree tree = tree(scene);
        MoveTree passed = tree(Scene.of(turn.next(turn.board()), scene.analysis()));
        // Without the move the opponent plays a stone instead, so that a stone more stands here and one less there.
        double gain = tree.lead() + passed.lead() - 2 * turn.cost();
        double unsure = scene.outlook().isDivided() ? DIVIDED_GAIN * turn.board().points() / games(turn) : 0;
        return gain > Math.max(LEAST_GAIN, unsure) ? tree.best() : smallMoves.choose(scene, scene.ideas());
    }

    /** The same turn without the points that are settled: those of the opponent, and where territory is counted those of the player. */
    private static Turn withoutSettled(Turn turn) {
        Unconditional settled = Unconditional.of(turn.board().topology(), turn.board()::stoneAt);
        return new Turn(turn.board(), turn.seat(), turn.scoring(), point -> turn.isLegal().test(point) && switch (settled.at(point)) {
            case BLACK_TERRITORY -> turn.scoring() == Scoring.AREA && turn.seat() == ReadingBoard.BLACK;
            case WHITE_TERRITORY -> turn.scoring() == Scoring.AREA && turn.seat() == ReadingBoard.WHITE;
            default -> true;
        });
    }

    private static MoveTree tree(Scene scene) {
        MoveTree tree = new MoveTree(scene);
        tree.run(games(scene.turn()));
        return tree;
    }

    /** How many games are played for a move. */
    private static int games(Turn turn) {
        return Math.clamp(GAME_POINTS / turn.board().points(), FEWEST_GAMES, MOST_GAMES);
    }
}
