package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Rulings on a game as plainly as the articles have them, by looking through the whole game at every question.
 *
 * <p>Dead positions are left aside, but for the test by material.
 */
final class SlowReferee {

    /**
     * What a rulebook comes down to.
     *
     * @param rulebook its name without the game
     * @param claims whether the third occurrence and fifty moves can be claimed
     * @param timesThatEnd the occurrence that ends the game by itself, or 0
     * @param movesThatEnd the moves by each player without capture and pawn move that end the game by themselves, or 0
     * @param sequence whether a sequence of moves played three times in succession ends the game
     * @param material whether a lack of material ends the game
     */
    record Laws(
            String rulebook, boolean claims, int timesThatEnd, int movesThatEnd, boolean sequence, boolean material) {
        static final List<Laws> ALL = List.of(
                new Laws("fide-2023?dead-position=no", true, 5, 75, false, false),
                new Laws("fide-2018?dead-position=no", true, 5, 75, false, false),
                new Laws("fide-2023?dead-position=no&fivefold=no&seventy-five=no", true, 0, 0, false, false),
                new Laws("fide-online?dead-position=no", false, 3, 50, false, false),
                new Laws("match-runner", false, 3, 50, false, true),
                new Laws("german", false, 0, 0, true, false));
    }

    /**
     * The end of a game.
     *
     * @param winner {@code white}, {@code black} or {@code nobody}
     * @param moments what the end rests on; empty where that is the position alone
     */
    record Ending(String rule, String winner, List<Integer> moments) {}

    /** Pieces on the same squares for the third time, and the same position is less often met. */
    record LookAlike(List<Integer> moments, Set<String> differences) {}

    private final Laws laws;
    private final SlowGame game;

    SlowReferee(Laws laws, SlowGame game) {
        this.laws = laws;
        this.game = game;
    }

    /** What ends the game at this moment, if it went on until then; null if nothing does. */
    @Nullable Ending ending(int moment) {
        SlowPosition position = game.positions.get(moment);
        if (position.moves().isEmpty()) {
            return !position.inCheck() ? new Ending("stalemate", "nobody", List.of())
                    : new Ending("checkmate", position.white() ? "black" : "white", List.of(moment));
        }
        if (laws.material() && isBare(position)) {
            return new Ending("dead-position", "nobody", List.of());
        }
        List<Integer> occurrences = game.occurrences(moment);
        if (laws.timesThatEnd() > 0 && occurrences.size() >= laws.timesThatEnd()) {
            return new Ending(laws.timesThatEnd() == 5 ? "fivefold" : "threefold", "nobody", occurrences);
        }
        List<Integer> sequence = laws.sequence() ? sequence(moment) : List.of();
        if (!sequence.isEmpty()) {
            return new Ending("sequence", "nobody", sequence);
        }
        int quiet = game.quietPlies(moment);
        if (laws.movesThatEnd() > 0 && quiet >= 2 * laws.movesThatEnd()) {
            List<Integer> moments = quiet > moment ? List.of(moment) : List.of(moment - quiet, moment);
            return new Ending(laws.movesThatEnd() == 75 ? "seventy-five-moves" : "fifty-moves", "nobody", moments);
        }
        return null;
    }

    /** Every claim that is right at this moment: its name, and with a blank the move to be announced with it. */
    Set<String> claims(int moment) {
        var claims = new TreeSet<String>();
        if (!laws.claims()) {
            return claims;
        }
        if (game.occurrences(moment).size() >= 3) {
            claims.add("threefold");
        }
        int quiet = game.quietPlies(moment);
        if (quiet >= 100) {
            claims.add("fifty");
        }
        SlowPosition position = game.positions.get(moment);
        for (String move : position.moves()) {
            SlowPosition next = position.after(move);
            long times = game.positions.subList(0, moment + 1).stream()
                    .filter(earlier -> earlier.text().equals(next.text()))
                    .count();
            if (times + 1 >= 3) {
                claims.add("threefold " + move);
            }
            boolean pawn = Character.toLowerCase(position.letter(move.substring(0, 2))) == 'p';
            if (!pawn && SlowGame.pieces(position) == SlowGame.pieces(next) && quiet + 1 >= 100) {
                claims.add("fifty " + move);
            }
        }
        return claims;
    }

    /** What looks like a third occurrence at this moment and is none. */
    Optional<LookAlike> lookAlike(int moment) {
        List<Integer> moments = game.lookalikes(moment);
        boolean counts = laws.claims() || laws.timesThatEnd() == 3;
        if (!counts || moments.size() < 3 || game.occurrences(moment).size() == moments.size()) {
            return Optional.empty();
        }
        var differences = new TreeSet<String>();
        for (int i = 1; i < moments.size(); i++) {
            differences.addAll(differences(moments.get(i - 1), moments.get(i)));
        }
        return Optional.of(new LookAlike(moments, differences));
    }

    /** What differs between two moments, with the ply that made the difference. */
    private List<String> differences(int earlier, int later) {
        var differences = new ArrayList<String>();
        SlowPosition first = game.positions.get(earlier);
        SlowPosition second = game.positions.get(later);
        String between = earlier + "-" + later + " ";
        if (first.white() != second.white()) {
            differences.add(between + "side to move " + later);
        }
        for (String rook : first.castling()) {
            if (!second.castling().contains(rook)) {
                int ply = earlier;
                while (game.positions.get(ply).castling().contains(rook)) {
                    ply++;
                }
                differences.add(between + "castling " + ply + " " + rook);
            }
        }
        if (!first.passed().isEmpty() && !first.passed().equals(second.passed())) {
            differences.add(between + "en passant " + (earlier + 1));
        }
        return differences;
    }

    /** The ends of three equal sequences of moves in succession from one position, the shortest; or nothing. */
    private List<Integer> sequence(int moment) {
        for (int length = 1; 3 * length <= moment; length++) {
            int second = moment - length;
            int first = second - length;
            int start = first - length;
            List<String> last = game.moves.subList(second, moment);
            if (last.equals(game.moves.subList(first, second))
                    && last.equals(game.moves.subList(start, first))
                    && game.lookalikes(moment).containsAll(List.of(start, first, second))) {
                return List.of(start, first, second, moment);
            }
        }
        return List.of();
    }

    /** Kings, and one knight or bishop or none, or bishops that all stand on one color. */
    private static boolean isBare(SlowPosition position) {
        var minors = new ArrayList<String>();
        for (char file = 'a'; file <= 'h'; file++) {
            for (char rank = '1'; rank <= '8'; rank++) {
                char letter = Character.toLowerCase(position.letter("" + file + rank));
                if ("pqr".indexOf(letter) >= 0) {
                    return false;
                }
                if (letter == 'b' || letter == 'n') {
                    minors.add(letter + ((file + rank) % 2 == 0 ? " on a dark square" : " on a light square"));
                }
            }
        }
        return minors.size() <= 1
                || minors.stream().allMatch(minor -> minor.startsWith("b")) && minors.stream().distinct().count() == 1;
    }
}
