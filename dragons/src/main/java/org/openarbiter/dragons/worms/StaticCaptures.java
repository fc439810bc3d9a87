package org.openarbiter.dragons.worms;

import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Captures that are seen without reading: a string in atari is captured, and saved if a play on its last liberty gives it three. */
final class StaticCaptures implements Captures {
    private static final int ENOUGH = 3;

    private final ReadingBoard board;

    StaticCaptures(ReadingBoard board) {
        this.board = board;
    }

    @Override
    public Answer attack(int stone) {
        return Answer.atOnce(board.liberties(stone) == 1 ? Fate.WIN : Fate.LOSS);
    }

    @Override
    public Answer defend(int stone) {
        return Answer.atOnce(board.libertiesAfter(board.stoneAt(stone), board.firstLiberty(stone)) >= ENOUGH ? Fate.WIN : Fate.LOSS);
    }

    @Override
    public boolean isCaught(int seat, int point) {
        return board.takes(seat, point) == 0 && board.isSelfAtari(seat, point);
    }
}
