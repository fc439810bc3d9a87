package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openarbiter.rules.chess.board.Chess960;

/**
 * Random games whose players like to go to and fro, so that what the rules speak of happens often: repetitions, lost castling
 * rights, chances to take en passant that are not taken, long series without capture and pawn move, underpromotions, mates.
 */
final class ShuffledGames {
    private static final List<String> STARTS = List.of(
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "r3k3/7p/8/8/8/8/7P/R3K2R b KQq - 91 70",
            "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 139 100",
            "4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 1",
            "2n2k2/1P1P4/8/8/8/8/1p1p4/2N2K2 b - - 3 9",
            "7k/5K2/8/6Q1/8/8/8/8 w - - 143 100",
            "7k/5K2/8/6R1/8/8/8/6n1 b - - 93 100",
            "k7/2K5/8/8/8/8/1Q6/7q w - - 145 100",
            "8/8/4k3/8/3bB3/4K3/8/8 w - - 90 80",
            "8/5k2/8/2n5/3N4/8/1K6/8 b - - 95 80",
            "8/2k5/8/2p1p3/2PpP3/3P4/1B1K4/8 w - - 97 60",
            "5b2/8/2k5/8/8/3B4/8/4KB2 w - - 0 1",
            "5rk1/5ppp/8/8/8/8/5PPP/5RK1 w - - 130 90");

    /** Positions in which a mate, or a move towards one, falls together with the end of a count. */
    private static final List<String> LAST_MOVES = List.of(
            "7k/5K2/8/6Q1/8/8/8/8 w - - 149 100",
            "7k/5K2/8/6Q1/8/8/8/8 w - - 99 80",
            "k7/2K5/8/8/8/8/1Q6/7q w - - 149 100",
            "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 80");
    /** Positions in which little material becomes too little. */
    private static final List<String> BARE = List.of(
            "8/8/4k3/8/3bB3/4K3/8/8 w - - 0 80",
            "8/8/8/2k5/2P5/8/3K4/8 b - - 0 1",
            "8/8/2n1k3/8/3P4/3BK3/8/8 b - - 0 1",
            "5b2/8/2k1b3/8/8/3B4/3n4/4KB2 w - - 0 1");

    /** Pawns that may pass each other. */
    private static final List<String> EN_PASSANT = List.of(
            "4k3/2p1p3/8/3P4/4p3/8/3P1P2/4K3 w - - 0 1",
            "4k3/8/8/2pP4/4p3/8/3P1P2/4K3 w - c6 0 1",
            "3rk3/2p1p3/8/3P1P2/2p1p3/8/3P1P2/3RK3 b - - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");

    private ShuffledGames() {}

    /** The game with this number; the same number gives the same game. */
    static SlowGame game(int number, int longest) {
        var random = new Random(number * 0x9E3779B97F4A7C15L);
        var game = new SlowGame(start(number, random));
        double stubborn = 0.35 + 0.62 * random.nextDouble();
        while (game.plies() < longest && !game.now().moves().isEmpty()) {
            game.play(pick(game, stubborn, random));
        }
        return game;
    }

    private static String start(int number, Random random) {
        return switch (number % 10) {
            case 0 -> number % 20 == 0 ? Chessmen.START : Chess960.fen(random.nextInt(960));
            case 1 -> oneOf(LAST_MOVES, random);
            case 2 -> oneOf(BARE, random);
            case 3, 4 -> oneOf(EN_PASSANT, random);
            default -> oneOf(STARTS, random);
        };
    }

    private static <T> T oneOf(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    private static String pick(SlowGame game, double stubborn, Random random) {
        SlowPosition now = game.now();
        List<String> moves = now.moves();
        int plies = game.plies();
        if (random.nextInt(3) == 0) {
            List<String> mates = moves.stream().filter(move -> now.after(move).moves().isEmpty()).toList();
            if (!mates.isEmpty()) {
                return oneOf(mates, random);
            }
        }
        if (random.nextInt(6) == 0) {
            List<String> rare = moves.stream().filter(move -> isRare(now, move)).toList();
            if (!rare.isEmpty()) {
                return oneOf(rare, random);
            }
        }
        if (plies >= 2 && random.nextDouble() < stubborn) {
            String latest = game.moves.get(plies - 2);
            String back = latest.substring(2, 4) + latest.substring(0, 2);
            if (moves.contains(back)) {
                return back;
            }
        }
        var quiet = new ArrayList<String>();
        for (String move : moves) {
            if (Character.toLowerCase(now.letter(move.substring(0, 2))) != 'p'
                    && SlowGame.pieces(now.after(move)) == SlowGame.pieces(now)) {
                quiet.add(move);
            }
        }
        List<String> choice = quiet.isEmpty() || random.nextInt(25) == 0 ? moves : quiet;
        return oneOf(choice, random);
    }

    /** Castling, a promotion, en passant taken or made possible, a capture where little is left. */
    private static boolean isRare(SlowPosition position, String move) {
        return castles(position, move)
                || move.length() == 5
                || takesEnPassant(position, move)
                || !position.after(move).passed().isEmpty()
                || SlowGame.pieces(position.after(move)) < Math.min(6, SlowGame.pieces(position));
    }

    static boolean takesEnPassant(SlowPosition position, String move) {
        return !position.passed().isEmpty()
                && move.startsWith(position.passed(), 2)
                && Character.toLowerCase(position.letter(move.substring(0, 2))) == 'p'
                && move.charAt(0) != move.charAt(2);
    }

    static boolean castles(SlowPosition position, String move) {
        return Character.toLowerCase(position.letter(move.substring(0, 2))) == 'k'
                && position.castling().contains(move.substring(2, 4));
    }
}
