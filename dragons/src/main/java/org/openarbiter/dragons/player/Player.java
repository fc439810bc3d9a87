package org.openarbiter.dragons.player;

import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analyst;

/**
 * A modest player: it plays the move that gains the most points in a {@link MoveTree}, in which the moves that its ideas propose count for more from
 * the beginning. Once the board is divided, or no move gains anything, it looks for {@link SmallMoves}, and passes if there are none.
 *
 * <p>The move is a function of the turn: nothing is left to chance, and what is remembered of earlier positions changes no answer.
 * Not safe from several threads.
 */
public final class Player {
    /** What {@link #choose} returns for a pass. */
    public static final int PASS = ReadingBoard.PASS;

    /** How many games are played for a move, on a small board and on a large one. */
    private static final int MOST_GAMES = 8000;
    private static final int FEWEST_GAMES = 3000;
    private static final int GAME_POINTS = 1_000_000;
    /** How many of the ideas are hints. */
    private static final int HINTS = 10;
    /** What a move must gain, in points, as long as the board is not divided. */
    private static final double OPEN_GAIN = 1;
    /**
     * What it must gain once the board is divided, as a part of the points: games at random now and then lose what is safe, so that a move seems to
     * gain something although the game is finished.
     */
    private static final double DIVIDED_GAIN = 1.0 / 25;

    /** Finds what may be at stake now. */
    private final Analyst analyst = new Analyst(Effort.TABLE);
    private final SmallMoves smallMoves = new SmallMoves();

    /** The point to play on, or {@link #PASS}. */
    public int choose(Turn turn) {
        Scene scene = Scene.of(turn, analyst.analyze(turn.board()));
        Proposals ideas = scene.ideas();
        int games = Math.clamp(GAME_POINTS / turn.board().points(), FEWEST_GAMES, MOST_GAMES);
        MoveTree tree = new MoveTree(turn);
        ideas.best(HINTS).forEach(point -> tree.hint(point, ideas.value(point)));
        tree.run(games);
        MoveTree passed = new MoveTree(turn.next(turn.board()));
        passed.run(games);
        double gain = tree.lead() + passed.lead() - turn.cost();
        double least = scene.outlook().isDivided() ? DIVIDED_GAIN * turn.board().points() : OPEN_GAIN;
        return gain > least ? tree.best() : smallMoves.choose(scene, ideas);
    }
}
