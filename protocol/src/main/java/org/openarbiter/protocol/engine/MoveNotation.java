package org.openarbiter.protocol.engine;

/** How an engine writes the moves that the rules library writes with letters and ranks. */
public enum MoveNotation {
    /** As the rules library does. */
    PLAIN {
        @Override
        public String toEngine(String move) {
            return move;
        }

        @Override
        public String fromEngine(String move) {
            return move;
        }
    },

    /** Ranks of the xiangqi board from 1 to 10, where the library has them from 0 to 9: {@code h3e3} for {@code h2e2}. */
    RANKS_FROM_ONE {
        @Override
        public String toEngine(String move) {
            return shifted(move, 1);
        }

        @Override
        public String fromEngine(String move) {
            return shifted(move, -1);
        }
    };

    /** A move of the library in the words of the engine. */
    public abstract String toEngine(String move);

    /**
     * A move of the engine in the words of the library; what is no move in its words comes back as something that is none either.
     */
    public abstract String fromEngine(String move);

    private static String shifted(String move, int by) {
        StringBuilder shifted = new StringBuilder();
        int at = 0;
        while (at < move.length()) {
            int end = at;
            while (end < move.length() && Character.isDigit(move.charAt(end)) && end - at < 2) {
                end++;
            }
            if (end > at) {
                shifted.append(Integer.parseInt(move.substring(at, end)) + by);
                at = end;
            } else {
                shifted.append(move.charAt(at++));
            }
        }
        return shifted.toString();
    }
}
