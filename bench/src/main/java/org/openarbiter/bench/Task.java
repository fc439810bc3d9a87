package org.openarbiter.bench;

/**
 * A position and the depth to which its legal sequences are counted.
 *
 * @param name as it was asked for: {@code start:6}
 */
record Task(String name, String fen, int depth) {

    /**
     * A task by name.
     *
     * @param text {@code start} or {@code kiwipete}, a colon, and the depth
     */
    static Task of(String text) {
        String[] parts = text.split(":", 2);
        String fen = switch (parts[0]) {
            case "start" -> "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
            case "kiwipete" -> "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
            default -> throw new IllegalArgumentException("'" + text + "': there is start:DEPTH and kiwipete:DEPTH");
        };
        if (parts.length < 2 || !parts[1].matches("[1-9]")) {
            throw new IllegalArgumentException("'" + text + "' names no depth from 1 to 9");
        }
        return new Task(text, fen, Integer.parseInt(parts[1]));
    }
}
