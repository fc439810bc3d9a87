package org.openarbiter.dragons.read;

/** The goal to capture one of two strings of a color, whichever the defender gives up: a double threat, seen from both sides. */
final class EitherCapture extends Goal {
    private final Capture one;
    private final Capture other;
    private final int[] points = new int[ReadingBoard.MOST_POINTS];
    private final int[] pointGuesses = new int[ReadingBoard.MOST_POINTS];

    EitherCapture(ReadingBoard board, int one, int other) {
        this.one = new Capture(board, one);
        this.other = new Capture(board, other);
    }

    @Override
    int attacker() {
        return one.attacker();
    }

    @Override
    int distance(int most) {
        return Math.min(one.distance(most), other.distance(most));
    }

    @Override
    boolean isTakenInKo() {
        return one.isTakenInKo() || other.isTakenInKo();
    }

    @Override
    void look() {
        one.look();
        other.look();
    }

    @Override
    int distanceAfter(int reply) {
        return Math.min(one.distanceAfter(reply), other.distanceAfter(reply));
    }

    @Override
    boolean isDirect(int reply) {
        return one.isDirect(reply) || other.isDirect(reply);
    }

    @Override
    int moves(int order, int[] into, int[] guesses) {
        int count = one.moves(order, into, guesses);
        int more = other.moves(order, points, pointGuesses);
        for (int i = 0; i < more; i++) {
            int at = 0;
            while (at < count && into[at] != points[i]) {
                at++;
            }
            into[at] = points[i];
            guesses[at] = at < count ? Math.min(guesses[at], pointGuesses[i]) : pointGuesses[i];
            count = Math.max(count, at + 1);
        }
        return count;
    }

    @Override
    void addZone(int order, long[] zone) {
        one.addZone(order, zone);
        other.addZone(order, zone);
    }

    @Override
    boolean isInReach(int string, int order) {
        return one.isInReach(string, order) || other.isInReach(string, order);
    }

    @Override
    int preys(int order, int[] into) {
        return 0;
    }
}
