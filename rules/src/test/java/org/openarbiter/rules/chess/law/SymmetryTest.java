package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.evidence.NotTheSame;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Ruling;

/** The rules know neither black from white nor, without castling rights, left from right. */
final class SymmetryTest {
    private static final List<SlowGame> GAMES =
            IntStream.range(1000, 1050).mapToObj(number -> ShuffledGames.game(number, 90)).toList();
    private static final List<String> RULEBOOKS = List.of("fide-2023", "fide-online", "match-runner", "german");

    @Test
    void the_colors_can_be_exchanged() {
        int ended = 0;
        for (SlowGame game : GAMES) {
            ended += compare(game, otherColor(game.fen), SymmetryTest::otherRank, true);
        }
        assertThat(ended).as("games that end").isGreaterThan(150);
    }

    @Test
    void left_and_right_can_be_exchanged_without_castling_rights() {
        int ended = 0;
        for (SlowGame game : GAMES) {
            if (game.positions.getFirst().castling().isEmpty()) {
                ended += compare(game, otherSide(game.fen), SymmetryTest::otherFile, false);
            }
        }
        assertThat(ended).as("games that end").isGreaterThan(100);
    }

    /** Compares the rulings after the whole game, and after two shorter pieces of it; tells how often it was over. */
    private static int compare(SlowGame game, String fen, UnaryOperator<String> move, boolean colors) {
        int ended = 0;
        for (String name : RULEBOOKS) {
            Rulebook<ChessBoard> rulebook = Chessmen.rulebook(name);
            for (int plies : new int[] {game.plies(), game.plies() / 2, game.plies() / 5}) {
                List<String> moves = game.moves.subList(0, plies);
                Ruling ruling = new ListedGame(game.fen, moves, List.of()).replayed(rulebook);
                List<String> mapped = moves.stream().map(move).toList();
                Ruling mirrored = new ListedGame(fen, mapped, List.of()).replayed(rulebook);
                assertThat(outline(mirrored, UnaryOperator.identity(), false))
                        .as(() -> name + ", game: " + game.describe(plies) + ", mirrored " + fen)
                        .isEqualTo(outline(ruling, move, colors));
                ended += ruling.outcome().equals(Outcome.NONE) ? 0 : 1;
            }
        }
        return ended;
    }

    /** What a ruling says, without moves in words: their numbers depend on who began. */
    private static List<String> outline(Ruling ruling, UnaryOperator<String> move, boolean colors) {
        var lines = new ArrayList<String>();
        lines.add(ruling.verdict().status() + " " + ruling.ruleId() + " " + ruling.ply() + " " + ruling.plies() + " "
                + ruling.afterEnd());
        lines.add(ruling.outcome() instanceof Outcome.Win win ? "won by " + (colors ? win.winner() ^ 1 : win.winner()) : "");
        lines.add(ruling.claimable().stream()
                .map(open -> open.claim() + (colors ? open.by() ^ 1 : open.by()) + " "
                        + (open.announced() == null ? "" : move.apply(open.announced()))
                        + open.findings().stream().map(SymmetryTest::outline).toList())
                .sorted()
                .collect(Collectors.joining("; ")));
        ruling.findings().stream().map(SymmetryTest::outline).sorted().forEach(lines::add);
        ruling.warnings().forEach(warning -> lines.add(warning.rule() + ": " + warning.text()));
        return lines;
    }

    private static String outline(Finding finding) {
        return finding.kind() + " " + finding.plies() + (finding instanceof NotTheSame unlike
                ? unlike.differences().stream()
                        .map(part -> part.earlier().ply() + " " + part.later().ply() + " " + part.differs() + " " + part.madeAt())
                        .sorted()
                        .toList()
                : "");
    }

    private static String otherRank(String move) {
        var text = new StringBuilder(move);
        for (int at = 1; at < 4; at += 2) {
            text.setCharAt(at, (char) ('1' + '8' - move.charAt(at)));
        }
        return text.toString();
    }

    private static String otherFile(String move) {
        var text = new StringBuilder(move);
        for (int at = 0; at < 3; at += 2) {
            text.setCharAt(at, (char) ('a' + 'h' - move.charAt(at)));
        }
        return text.toString();
    }

    private static String otherColor(String fen) {
        String[] fields = fen.split(" ", -1);
        var ranks = new ArrayList<String>();
        for (String rank : fields[0].split("/", -1)) {
            ranks.addFirst(otherCase(rank));
        }
        String passed = fields[3].equals("-") ? "-" : fields[3].charAt(0) + (fields[3].charAt(1) == '3' ? "6" : "3");
        return String.join("/", ranks) + " " + (fields[1].equals("w") ? "b" : "w") + " " + otherCase(fields[2]) + " " + passed
                + " " + fields[4] + " " + fields[5];
    }

    private static String otherCase(String text) {
        return text.chars()
                .map(letter -> Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private static String otherSide(String fen) {
        String[] fields = fen.split(" ", -1);
        var ranks = new ArrayList<String>();
        for (String rank : fields[0].split("/", -1)) {
            ranks.add(new StringBuilder(rank).reverse().toString());
        }
        String passed = fields[3].equals("-") ? "-" : (char) ('a' + 'h' - fields[3].charAt(0)) + fields[3].substring(1);
        return String.join("/", ranks) + " " + fields[1] + " - " + passed + " " + fields[4] + " " + fields[5];
    }
}
