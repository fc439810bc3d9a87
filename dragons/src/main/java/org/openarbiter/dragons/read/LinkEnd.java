package org.openarbiter.dragons.read;

/** What a string is to be connected to: another string, or an area. */
sealed interface LinkEnd {

    /** Whether a connection is still possible: if it is a string, that it stands. */
    boolean canBeReached(ReadingBoard board, int owner);

    /** Whether the string of a stone is connected to it. */
    boolean isIn(ReadingBoard board, int stone);

    /** How many stones link a stone to it; {@link LinkCounts#FAR} if they are more than are counted. */
    int count(LinkCounts counts, int from, int most);

    /** Counts how many stones link other points to it. */
    void countFrom(LinkCounts counts, int most);

    /** A stone of it if it is a string; {@link ReadingBoard#PASS} if it is an area. */
    int stone();

    /**
     * A string.
     *
     * @param stone one of its stones
     */
    record Other(int stone) implements LinkEnd {
        @Override
        public boolean canBeReached(ReadingBoard board, int owner) {
            return board.stoneAt(stone) == owner;
        }

        @Override
        public boolean isIn(ReadingBoard board, int one) {
            return board.string(one) == board.string(stone);
        }

        @Override
        public int count(LinkCounts counts, int from, int most) {
            return counts.count(from, stone, most);
        }

        @Override
        public void countFrom(LinkCounts counts, int most) {
            counts.count(stone, ReadingBoard.PASS, most);
        }
    }

    /**
     * Points, with stones or without: who has a stone on one of them is in.
     *
     * @param points at least one
     */
    @SuppressWarnings("ArrayRecordComponent") // read by index, never compared
    record Area(int[] points) implements LinkEnd {
        @Override
        public boolean canBeReached(ReadingBoard board, int owner) {
            return true;
        }

        @Override
        public boolean isIn(ReadingBoard board, int one) {
            for (int point : points) {
                if (board.isSame(one, point)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public int count(LinkCounts counts, int from, int most) {
            counts.count(from, ReadingBoard.PASS, most);
            int least = LinkCounts.FAR;
            for (int point : points) {
                least = Math.min(least, counts.at(point));
            }
            return least;
        }

        @Override
        public void countFrom(LinkCounts counts, int most) {
            counts.countFrom(points, most);
        }

        @Override
        public int stone() {
            return ReadingBoard.PASS;
        }
    }
}
