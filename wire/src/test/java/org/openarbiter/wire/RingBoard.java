package org.openarbiter.wire;

import java.util.ArrayDeque;
import java.util.Deque;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Sentence;

/** A piece on a ring of points that two players push on, back, or leave where it is, in turn. */
final class RingBoard implements Board {
    static final int ON = 1;
    static final int BACK = 2;
    static final int STAY = 3;
    private static final String[] WORDS = {"", "on", "back", "stay"};

    private final int size;
    private int at;
    private int toMove;
    private final Deque<Integer> before = new ArrayDeque<>();

    RingBoard(int size, int at, int toMove) {
        this.size = size;
        this.at = at;
        this.toMove = toMove;
    }

    /** Reads {@code SIZE:AT red|blue}. */
    static RingBoard of(String text) throws InputException {
        if (text.equals("startpos")) {
            return new RingBoard(5, 0, 0);
        }
        int colon = text.indexOf(':');
        if (colon < 0 || !text.substring(0, colon).matches("[1-9]")) {
            throw new InputException(1, 1, "no size", "a size from 1 to 9 and a colon");
        }
        int size = text.charAt(0) - '0';
        if (text.length() < 3 || text.charAt(2) < '0' || text.charAt(2) >= '0' + size) {
            throw new InputException(1, 3, "no point", "a point below " + size);
        }
        String turn = text.substring(3);
        if (!turn.equals(" red") && !turn.equals(" blue")) {
            throw new InputException(1, 4, "'" + turn + "'", "red or blue");
        }
        return new RingBoard(size, text.charAt(2) - '0', turn.equals(" red") ? 0 : 1);
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int plies() {
        return before.size();
    }

    @Override
    public boolean isLegal(int by, int play) {
        return play >= ON && play <= STAY;
    }

    @Override
    public void play(int by, int play) {
        before.push(toMove << 8 | at);
        at = (at + (play == ON ? 1 : play == BACK ? size - 1 : 0)) % size;
        toMove = 1 - by;
    }

    @Override
    public void undo() {
        int state = before.pop();
        at = state & 0xFF;
        toMove = state >> 8;
    }

    @Override
    public int mostPlays() {
        return 3;
    }

    @Override
    public int legalPlays(int by, int[] into) {
        into[0] = ON;
        into[1] = BACK;
        into[2] = STAY;
        return 3;
    }

    @Override
    public boolean hasLegalPlay(int by) {
        return true;
    }

    @Override
    public long placementKey() {
        return at;
    }

    @Override
    public int placementLength() {
        return 1;
    }

    @Override
    public void packPlacement(long[] into, int index) {
        into[index] = at;
    }

    @Override
    public long rights() {
        return 0;
    }

    @Override
    public int reversiblePlies() {
        return before.size();
    }

    @Override
    public RingBoard copy() {
        return new RingBoard(size, at, toMove);
    }

    @Override
    public String toText() {
        return size + ":" + at + (toMove == 0 ? " red" : " blue");
    }

    @Override
    public String text(int play) {
        return WORDS[play];
    }

    @Override
    public int parse(String text) throws PlayException {
        for (int play = ON; play <= STAY; play++) {
            if (WORDS[play].equals(text)) {
                return play;
            }
        }
        throw new PlayException(Sentence.english("neither on nor back nor stay"));
    }
}
