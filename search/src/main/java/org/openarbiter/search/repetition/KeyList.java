package org.openarbiter.search.repetition;

/**
 * A list of the keys of the line, searched from the fourth ply back to the last irreversible move, every second key.
 *
 * <p>Most positions of a search lie less than four plies from an irreversible move, so most are settled by one comparison; that
 * is why most programs do no more. It is right wherever keys are. (J. Stanback on Zarkov, rec.games.chess.computer, 1996.)
 */
public final class KeyList extends KeyHistory {

    @Override
    public int back(int plies) {
        return walk(plies);
    }
}
