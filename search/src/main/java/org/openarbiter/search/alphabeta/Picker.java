package org.openarbiter.search.alphabeta;

/**
 * The moves of a node in the order in which they are worth trying: the table's, captures that lose nothing, killers and the
 * countermove, quiet moves by their histories, captures that lose.
 *
 * <p>Each portion is made when it is reached: most nodes are decided before the quiet moves.
 */
final class Picker {
    /** The stages, one after the other. */
    private static final int TABLE = 0;
    private static final int LIST_CAPTURES = 1;
    private static final int CAPTURES = 2;
    private static final int KILLER = 3;
    private static final int OTHER_KILLER = 4;
    private static final int COUNTER = 5;
    private static final int LIST_QUIETS = 6;
    private static final int QUIETS = 7;
    private static final int LOSING_CAPTURES = 8;
    private static final int DONE = 9;

    private final int[] moves;
    private final int[] worth;

    /** The quiet moves and captures that were tried at the node, for the histories. */
    final int[] triedQuiets;
    final int[] triedCaptures;
    int quietsTried;
    int capturesTried;

    /**
     * The move that is being looked at, its number among those of the node from 1 on, and what the histories say of it if it is
     * quiet.
     */
    int move;
    int count;
    boolean capture;
    int history;

    private int stage = DONE;
    private int tableMove;
    private int killer;
    private int otherKiller;
    private int counter;
    private int before;
    private int twoBefore;
    private int at;
    private int end;
    /** Captures that lose are gathered at the start of the list. */
    private int losing;
    private boolean quietsWanted;
    private boolean lossesWanted;

    Picker(int mostMoves) {
        moves = new int[2 * mostMoves];
        worth = new int[2 * mostMoves];
        triedQuiets = new int[mostMoves];
        triedCaptures = new int[mostMoves];
    }

    /** Begins at a node with all its moves. */
    void begin(int tableMove, Frame frame, int counter, int before, int twoBefore) {
        start(tableMove, before, twoBefore);
        killer = frame.killer;
        otherKiller = frame.otherKiller;
        this.counter = counter;
        quietsWanted = true;
        lossesWanted = true;
    }

    /** Begins at a node of the quiescence: all moves in check, else captures that do not lose. */
    void beginQuiescence(int tableMove, boolean inCheck, int before, int twoBefore) {
        start(tableMove, before, twoBefore);
        killer = Arena.NONE;
        otherKiller = Arena.NONE;
        counter = Arena.NONE;
        quietsWanted = inCheck;
        lossesWanted = inCheck;
    }

    private void start(int tableMove, int before, int twoBefore) {
        stage = TABLE;
        this.tableMove = tableMove;
        this.before = before;
        this.twoBefore = twoBefore;
        at = 0;
        end = 0;
        losing = 0;
        quietsTried = 0;
        capturesTried = 0;
        count = 0;
    }

    /** Takes a move to be looked at. */
    void take(Arena arena, Histories histories, int taken) {
        move = taken;
        count++;
        capture = arena.isCapture(move);
        history = capture ? 0
                : histories.quiet(arena.toMove(), arena.squares(move), arena.slot(move), before, twoBefore);
    }

    /** Notes that the move has been tried and did not refute. */
    void tried() {
        if (capture) {
            triedCaptures[capturesTried++] = move;
        } else {
            triedQuiets[quietsTried++] = move;
        }
    }

    /** No further quiet moves. */
    void skipQuiets() {
        quietsWanted = false;
    }

    /** Whether the moves now come from those that are neither good captures nor killers. */
    boolean isLate() {
        return stage > LIST_QUIETS;
    }

    /** The next move, or {@link Arena#NONE}. */
    int next(Arena arena, Histories histories) {
        while (true) {
            int move = switch (stage) {
                case TABLE -> advance(tableMove);
                case LIST_CAPTURES -> {
                    listCaptures(arena, histories);
                    yield advance(Arena.NONE);
                }
                case CAPTURES -> nextCapture(arena);
                case KILLER -> advance(refutation(arena, killer));
                case OTHER_KILLER -> advance(otherKiller == killer ? Arena.NONE : refutation(arena, otherKiller));
                case COUNTER -> advance(counter == killer || counter == otherKiller ? Arena.NONE : refutation(arena, counter));
                case LIST_QUIETS -> {
                    listQuiets(arena, histories);
                    yield advance(Arena.NONE);
                }
                case QUIETS -> nextQuiet();
                case LOSING_CAPTURES -> at < end ? best() : advance(Arena.NONE);
                default -> Arena.NONE;
            };
            if (move != Arena.NONE || stage == DONE) {
                return move;
            }
        }
    }

    private int advance(int move) {
        stage++;
        if (stage == LOSING_CAPTURES) {
            at = 0;
            end = lossesWanted ? losing : 0;
        }
        return move;
    }

    private void listCaptures(Arena arena, Histories histories) {
        end = arena.captures(moves, 0);
        for (int i = 0; i < end; i++) {
            int move = moves[i];
            worth[i] = 16 * arena.gain(move) + histories.capture(arena.slot(move), arena.taken(move));
        }
    }

    private int nextCapture(Arena arena) {
        while (at < end) {
            int rank = worth[best(at)];
            int move = moves[at++];
            if (move == tableMove) {
                continue;
            }
            if (!arena.exchanges(move, 0)) {
                worth[losing] = rank;
                moves[losing++] = move;
                continue;
            }
            return move;
        }
        return advance(Arena.NONE);
    }

    /** A killer or countermove, if it can be played here as a quiet move. */
    private int refutation(Arena arena, int move) {
        boolean wanted = quietsWanted && move != Arena.NONE && move != tableMove && arena.isLegal(move) && !arena.isCapture(move);
        return wanted ? move : Arena.NONE;
    }

    private void listQuiets(Arena arena, Histories histories) {
        at = losing;
        end = quietsWanted ? arena.quiets(moves, losing) : losing;
        int side = arena.toMove();
        for (int i = at; i < end; i++) {
            int move = moves[i];
            worth[i] = histories.quiet(side, arena.squares(move), arena.slot(move), before, twoBefore);
        }
    }

    private int nextQuiet() {
        while (at < end && quietsWanted) {
            int move = best();
            if (move != tableMove && move != killer && move != otherKiller && move != counter) {
                return move;
            }
        }
        return advance(Arena.NONE);
    }

    private int best() {
        best(at);
        return moves[at++];
    }

    /** Brings the best of the moves that are left to an index. */
    private int best(int first) {
        int best = first;
        for (int i = first + 1; i < end; i++) {
            best = worth[i] > worth[best] ? i : best;
        }
        int move = moves[best];
        int rank = worth[best];
        moves[best] = moves[first];
        worth[best] = worth[first];
        moves[first] = move;
        worth[first] = rank;
        return first;
    }
}
