package org.openarbiter.rules.janggi.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.janggi.board.SlowJanggi;

/** Repetition worked out plainly: positions are texts that are counted, with what the rulebooks say written down once more. */
final class SlowRepetition {
    private static final int FEW = 30;

    private final int times;
    private final boolean checkLoses;
    private final boolean freeBelow30;
    private final boolean passesCount;
    private final SlowJanggi position;
    private final List<String> stood = new ArrayList<>();
    private final List<Boolean> checks = new ArrayList<>();
    private int mover;

    SlowRepetition(String rulebook, String fen) {
        times = rulebook.equals("kojf") ? 4 : 3;
        checkLoses = rulebook.equals("kja") || rulebook.equals("pychess");
        freeBelow30 = rulebook.equals("kja");
        passesCount = rulebook.equals("pychess") || rulebook.equals("traditional");
        position = SlowJanggi.of(fen);
        mover = fen.contains(" w ") ? 1 : 0;
        stood.add(position.key());
        checks.add(false);
    }

    /** Makes a move; returns {@code open}, {@code repetition}, or the number of the side that loses by perpetual check. */
    String play(String move) {
        boolean pass = move.substring(0, move.length() / 2).equals(move.substring(move.length() / 2));
        position.play(move);
        mover ^= 1;
        stood.add(position.key());
        checks.add(position.inCheck());
        String key = position.key();
        boolean free = freeBelow30 && position.points(true) < FEW && position.points(false) < FEW || pass && !passesCount;
        if (free || stood.stream().filter(key::equals).count() < times) {
            return "open";
        }
        boolean[] every = {true, true};
        int side = mover;
        for (int ply = stood.size() - 1; ply > stood.indexOf(key); ply--) {
            every[side] &= checks.get(ply);
            side ^= 1;
        }
        return checkLoses && every[0] != every[1] ? every[0] ? "0" : "1" : "repetition";
    }
}
