package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;

/** A game as plain lists: the moves and the positions, the start first. */
final class SlowGame {
    final String fen;
    final List<String> moves = new ArrayList<>();
    final List<SlowPosition> positions = new ArrayList<>();

    SlowGame(String fen) {
        this.fen = fen;
        positions.add(SlowPosition.of(fen));
    }

    SlowPosition now() {
        return positions.getLast();
    }

    int plies() {
        return moves.size();
    }

    void play(String move) {
        positions.add(now().after(move));
        moves.add(move);
    }

    /** Whether the ply with this number, from 1, captured or moved a pawn. */
    boolean isIrreversible(int ply) {
        SlowPosition before = positions.get(ply - 1);
        return Character.toLowerCase(before.letter(moves.get(ply - 1).substring(0, 2))) == 'p'
                || pieces(before) != pieces(positions.get(ply));
    }

    /** Plies without capture and pawn move up to a moment; the FEN gives those before the start. */
    int quietPlies(int moment) {
        int count = 0;
        for (int ply = moment; ply > 0; ply--) {
            if (isIrreversible(ply)) {
                return count;
            }
            count++;
        }
        return count + Integer.parseInt(fen.split(" ", -1)[4]);
    }

    /** The moments up to this one with its position. */
    List<Integer> occurrences(int moment) {
        var moments = new ArrayList<Integer>();
        for (int at = 0; at <= moment; at++) {
            if (positions.get(at).text().equals(positions.get(moment).text())) {
                moments.add(at);
            }
        }
        return moments;
    }

    /** The moments up to this one with its pieces on its squares. */
    List<Integer> lookalikes(int moment) {
        var moments = new ArrayList<Integer>();
        for (int at = 0; at <= moment; at++) {
            if (positions.get(at).board().equals(positions.get(moment).board())) {
                moments.add(at);
            }
        }
        return moments;
    }

    static long pieces(SlowPosition position) {
        return position.board().chars().filter(Character::isLetter).count();
    }

    /** The start and the moves up to a moment, for messages. */
    String describe(int moment) {
        return fen + " moves " + String.join(" ", moves.subList(0, moment));
    }
}
