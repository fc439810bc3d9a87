package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Material;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.conduct.Agreement;
import org.openarbiter.rules.conduct.FlagFall;
import org.openarbiter.rules.conduct.IllegalMove;
import org.openarbiter.rules.conduct.RepeatedIllegalMove;
import org.openarbiter.rules.conduct.Resignation;
import org.openarbiter.rules.core.rule.Axis;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;

/** The rulebooks of chess: presets on independent axes. */
public final class ChessRulebooks {
    private static final String CLAIM = "claim";
    private static final String AUTOMATIC = "automatic";
    private static final String YES = "yes";
    private static final String NO = "no";

    private static final List<Axis> AXES = List.of(
            new Axis(
                    "threefold", List.of(CLAIM, AUTOMATIC, NO),
                    "the third occurrence of a position: a player may claim the draw, it ends the game by itself, or it has no effect",
                    "claim: FIDE Laws 9.2; automatic: FIDE Online Chess Regulations 5.4.1, cutechess, fastchess"),
            new Axis(
                    "fivefold", List.of(YES, NO),
                    "whether the fifth occurrence of a position ends the game by itself",
                    "yes: FIDE Laws 9.6.1 (since 2014; not necessarily in succession since July 2017)"),
            new Axis(
                    "fifty", List.of(CLAIM, AUTOMATIC, NO),
                    "fifty moves without a capture or a pawn move: a player may claim the draw, they end the game by themselves, or they have no effect",
                    "claim: FIDE Laws 9.3; automatic: FIDE Online Chess Regulations 5.4.4, cutechess, fastchess"),
            new Axis(
                    "seventy-five", List.of(YES, NO),
                    "whether seventy-five moves without a capture or a pawn move end the game by themselves",
                    "yes: FIDE Laws 9.6.2 (since 2014)"),
            new Axis(
                    "sequence", List.of(YES, NO),
                    "whether a sequence of moves played three times in succession ends the game",
                    "yes: the former rule; Euwe 1929 proved that it never ends some games"),
            new Axis(
                    "dead-position", List.of("helpmate", "material", NO),
                    "how a dead position is recognized: exactly, by a search for a helpmate; by the material alone; not at all",
                    "helpmate: FIDE Laws 5.2.2; material: cutechess, fastchess"),
            new Axis(
                    "resignation", List.of("helpmate", "loses"),
                    "whether a resignation is a draw if the opponent cannot mate by any series of legal moves",
                    "helpmate: FIDE Laws 5.1.2 from 2023; loses: 5.1.2 of 2018, FIDE Online Chess Regulations 5.2"),
            new Axis(
                    "flag", List.of("helpmate", "bare-king", "loses"),
                    "whether a flag fall is a draw if the opponent cannot mate by any series of legal moves, if he has a bare king,"
                            + " or never",
                    "helpmate: FIDE Laws 6.9; bare-king: cutechess; loses: fastchess"),
            new Axis(
                    "mating-claim", List.of(YES, NO),
                    "whether a fifty-move claim may announce a move that mates or stalemates",
                    "yes: FIDE Laws 9.3.1 sets no condition; no: python-chess"),
            new Axis(
                    "penalty", List.of("120", "60"),
                    "seconds that the opponent receives for a wrong claim",
                    "120: FIDE Laws 9.5.3; 60: the same in rapid and blitz, A.3 and B.3 of 2023"),
            new Axis(
                    "second-illegal-move", List.of("helpmate", "loses"),
                    "whether a second illegal move is a draw if the opponent cannot mate by any series of legal moves",
                    "helpmate: FIDE Laws 7.5.5; loses: cutechess and fastchess, at the first one"),
            new Axis(
                    "material", List.of("possible", "any"),
                    "whether a game may start from a position with more promoted pieces than pawns are missing",
                    "possible: FIDE Laws 2.2 and 3.7, every piece beyond the first set was a pawn; any: studies and training"));

    private ChessRulebooks() {}

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<ChessBoard>> all() {
        return List.of(
                rulebook(
                        Edition.FIDE_2023, "fide-2023", "FIDE Laws of Chess, in force from 1 January 2023",
                        CLAIM, YES, CLAIM, YES, NO, "helpmate", "helpmate", "helpmate"),
                rulebook(
                        Edition.FIDE_2018, "fide-2018", "FIDE Laws of Chess, in force from 1 January 2018 to 31 December 2022",
                        CLAIM, YES, CLAIM, YES, NO, "helpmate", "loses", "helpmate"),
                rulebook(
                        Edition.FIDE_ONLINE, "fide-online", "FIDE Online Chess Regulations: the server ends the game",
                        AUTOMATIC, NO, AUTOMATIC, NO, NO, "helpmate", "loses", "helpmate"),
                rulebook(
                        Edition.MATCH_RUNNERS, "match-runner", "Matches between engines: automatic threefold and fifty",
                        AUTOMATIC, NO, AUTOMATIC, NO, NO, "material", "loses", "bare-king"),
                rulebook(
                        Edition.FORMER, "german", "The former rule: a sequence of moves played three times in succession",
                        NO, NO, NO, NO, YES, NO, "loses", "loses"));
    }

    /**
     * The values stand in the order of the axes; every preset allows mating claims, costs two minutes for a wrong one and takes
     * possible material only.
     */
    private static Rulebook<ChessBoard> rulebook(Edition edition, String name, String title, String... values) {
        Map<String, String> preset = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            preset.put(AXES.get(i).name(), values[i]);
        }
        preset.put("mating-claim", YES);
        preset.put("penalty", "120");
        preset.put("second-illegal-move", value(preset, "dead-position").equals("helpmate") ? "helpmate" : "loses");
        preset.put("material", "possible");
        return new Rulebook<>("chess", name, title, AXES, preset, chosen -> contents(edition, chosen));
    }

    private static Rulebook.Contents<ChessBoard> contents(Edition edition, Map<String, String> chosen) {
        boolean any = value(chosen, "material").equals("any");
        return new Rulebook.Contents<>(
                Samenesses.FIDE, rules(edition, chosen), board -> {}, start -> any ? null : Material.fault(start));
    }

    private static List<Rule<ChessBoard>> rules(Edition edition, Map<String, String> chosen) {
        int penalty = Integer.parseInt(value(chosen, "penalty"));
        List<Rule<ChessBoard>> rules = new ArrayList<>();
        rules.add(new IllegalMove<>(ChessWording.ILLEGAL_MOVE.in(edition), "9.5.3"));
        rules.add(new Checkmate(ChessWording.CHECKMATE.in(edition)));
        rules.add(new Stalemate(ChessWording.STALEMATE.in(edition)));
        switch (value(chosen, "dead-position")) {
            case "helpmate" -> rules.add(new DeadPosition(ChessWording.DEAD_POSITION.in(edition)));
            case "material" -> rules.add(new BareMaterial(
                    ChessWording.DEAD_POSITION.in(edition, "Here it is recognized by the material alone.")));
            default -> {}
        }
        if (isYes(chosen, "fivefold")) {
            rules.add(new RepetitionEnds(ChessWording.FIVEFOLD.in(edition), 5));
        }
        switch (value(chosen, "threefold")) {
            case CLAIM -> rules.add(new Threefold(ChessWording.THREEFOLD.in(edition, "Here it must be claimed."), penalty));
            case AUTOMATIC -> rules.add(new RepetitionEnds(
                    ChessWording.THREEFOLD.in(edition, "Here it ends the game by itself."), 3));
            default -> {}
        }
        if (isYes(chosen, "sequence")) {
            rules.add(new SequenceOfMoves(ChessWording.SEQUENCE.in(edition)));
        }
        if (isYes(chosen, "seventy-five")) {
            rules.add(new MovesEnd(ChessWording.SEVENTY_FIVE.in(edition), 75));
        }
        switch (value(chosen, "fifty")) {
            case CLAIM -> rules.add(new FiftyMoves(
                    ChessWording.FIFTY.in(edition, "Here it must be claimed."), penalty, isYes(chosen, "mating-claim")));
            case AUTOMATIC -> rules.add(new MovesEnd(ChessWording.FIFTY.in(edition, "Here it ends the game by itself."), 50));
            default -> {}
        }
        addActs(rules, edition, chosen);
        return rules;
    }

    private static void addActs(List<Rule<ChessBoard>> rules, Edition edition, Map<String, String> chosen) {
        boolean laws = edition == Edition.FIDE_2018 || edition == Edition.FIDE_2023;
        rules.add(laws
                ? new Agreement<>(
                        ChessWording.AGREEMENT.in(edition, "Each player must have made a move first."),
                        AgreementTooEarly::of)
                : new Agreement<>(ChessWording.AGREEMENT.in(edition), game -> null));
        Loss resignation = Loss.of(value(chosen, "resignation"));
        rules.add(new Resignation<>(
                resignation == Loss.ALWAYS
                        ? ChessWording.RESIGNATION.in(edition)
                        : ChessWording.RESIGNATION.in(
                                edition, "It is a draw if the opponent cannot checkmate by any series of legal moves."),
                resignation));
        Loss flag = Loss.of(value(chosen, "flag"));
        rules.add(new FlagFall<>(
                switch (flag) {
                    case ALWAYS -> ChessWording.FLAG.in(edition);
                    case NOT_TO_BARE_KING -> ChessWording.FLAG.in(edition, "It is a draw if the opponent has a bare king.");
                    case NOT_WITHOUT_MATE -> ChessWording.FLAG.in(
                            edition, "It is a draw if the opponent cannot checkmate by any series of legal moves.");
                },
                flag));
        Loss illegal = Loss.of(value(chosen, "second-illegal-move"));
        rules.add(new RepeatedIllegalMove<>(
                illegal == Loss.ALWAYS
                        ? ChessWording.SECOND_ILLEGAL_MOVE.in(edition)
                        : ChessWording.SECOND_ILLEGAL_MOVE.in(
                                edition, "It is a draw if the opponent cannot checkmate by any series of legal moves."),
                illegal));
        rules.add(new Adjudication<>(ChessWording.ADJUDICATION.in(edition)));
    }

    private static boolean isYes(Map<String, String> chosen, String axis) {
        return value(chosen, axis).equals(YES);
    }

    private static String value(Map<String, String> chosen, String axis) {
        String value = chosen.get(axis);
        if (value == null) {
            throw new IllegalArgumentException("nothing chosen for " + axis);
        }
        return value;
    }
}
