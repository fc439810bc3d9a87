package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Material;
import org.openarbiter.rules.chess.choices.ChessChoices;
import org.openarbiter.rules.chess.choices.Loss;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.conduct.Agreement;
import org.openarbiter.rules.conduct.FlagFall;
import org.openarbiter.rules.conduct.IllegalMove;
import org.openarbiter.rules.conduct.RepeatedIllegalMove;
import org.openarbiter.rules.conduct.Resignation;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;

/** The rulebooks of chess: what follows from the choices of each. */
public final class ChessRulebooks {
    private ChessRulebooks() {}

    /** All of them; the first is the default. */
    public static List<Rulebook<ChessBoard>> all() {
        return List.of(
                rulebook(Edition.FIDE_2023, "fide-2023", "FIDE Laws of Chess, in force from 1 January 2023", ChessChoices.FIDE_2023),
                rulebook(
                        Edition.FIDE_2018, "fide-2018", "FIDE Laws of Chess, in force from 1 January 2018 to 31 December 2022",
                        ChessChoices.FIDE_2018),
                rulebook(
                        Edition.FIDE_ONLINE, "fide-online", "FIDE Online Chess Regulations: the server ends the game",
                        ChessChoices.FIDE_ONLINE),
                rulebook(
                        Edition.MATCH_RUNNERS, "match-runner", "Matches between engines: automatic threefold and fifty",
                        ChessChoices.MATCH_RUNNER),
                rulebook(
                        Edition.FORMER, "german", "The former rule: a sequence of moves played three times in succession",
                        ChessChoices.GERMAN));
    }

    private static Rulebook<ChessBoard> rulebook(Edition edition, String name, String title, ChessChoices preset) {
        return new Rulebook<>(new RulebookId("chess", name), title, preset, chosen -> contents(edition, chosen));
    }

    private static Rulebook.Contents<ChessBoard> contents(Edition edition, ChessChoices chosen) {
        return new Rulebook.Contents<>(
                Samenesses.FIDE, rules(edition, chosen), board -> {}, start -> chosen.anyMaterial() ? null : Material.fault(start));
    }

    private static List<Rule<ChessBoard>> rules(Edition edition, ChessChoices chosen) {
        int penalty = chosen.penalty();
        List<Rule<ChessBoard>> rules = new ArrayList<>();
        rules.add(new IllegalMove<>(ChessWording.ILLEGAL_MOVE.in(edition), "9.5.3"));
        rules.add(new Checkmate(ChessWording.CHECKMATE.in(edition)));
        rules.add(new Stalemate(ChessWording.STALEMATE.in(edition)));
        switch (chosen.deadPosition()) {
            case HELPMATE -> rules.add(new DeadPosition(ChessWording.DEAD_POSITION.in(edition)));
            case MATERIAL -> rules.add(new BareMaterial(
                    ChessWording.DEAD_POSITION.in(edition, "Here it is recognized by the material alone.")));
            case NO -> {}
        }
        if (chosen.fivefold()) {
            rules.add(new RepetitionEnds(ChessWording.FIVEFOLD.in(edition), 5));
        }
        switch (chosen.threefold()) {
            case CLAIM -> rules.add(new Threefold(ChessWording.THREEFOLD.in(edition, "Here it must be claimed."), penalty));
            case AUTOMATIC -> rules.add(new RepetitionEnds(
                    ChessWording.THREEFOLD.in(edition, "Here it ends the game by itself."), 3));
            case NO -> {}
        }
        if (chosen.sequence()) {
            rules.add(new SequenceOfMoves(ChessWording.SEQUENCE.in(edition)));
        }
        if (chosen.seventyFive()) {
            rules.add(new MovesEnd(ChessWording.SEVENTY_FIVE.in(edition), 75));
        }
        switch (chosen.fifty()) {
            case CLAIM -> rules.add(new FiftyMoves(
                    ChessWording.FIFTY.in(edition, "Here it must be claimed."), penalty, chosen.matingClaim()));
            case AUTOMATIC -> rules.add(new MovesEnd(ChessWording.FIFTY.in(edition, "Here it ends the game by itself."), 50));
            case NO -> {}
        }
        addActs(rules, edition, chosen);
        return rules;
    }

    private static void addActs(List<Rule<ChessBoard>> rules, Edition edition, ChessChoices chosen) {
        boolean laws = edition == Edition.FIDE_2018 || edition == Edition.FIDE_2023;
        rules.add(laws
                ? new Agreement<>(
                        ChessWording.AGREEMENT.in(edition, "Each player must have made a move first."),
                        EarlyAgreement::objection)
                : new Agreement<>(ChessWording.AGREEMENT.in(edition), game -> null));
        Loss resignation = chosen.resignation();
        rules.add(new Resignation<>(
                resignation == Loss.ALWAYS
                        ? ChessWording.RESIGNATION.in(edition)
                        : ChessWording.RESIGNATION.in(
                                edition, "It is a draw if the opponent cannot checkmate by any series of legal moves."),
                new Losing(resignation)));
        Loss flag = chosen.flag();
        rules.add(new FlagFall<>(
                switch (flag) {
                    case ALWAYS -> ChessWording.FLAG.in(edition);
                    case NOT_TO_BARE_KING -> ChessWording.FLAG.in(edition, "It is a draw if the opponent has a bare king.");
                    case NOT_WITHOUT_MATE -> ChessWording.FLAG.in(
                            edition, "It is a draw if the opponent cannot checkmate by any series of legal moves.");
                },
                new Losing(flag)));
        Loss illegal = chosen.secondIllegalMove();
        rules.add(new RepeatedIllegalMove<>(
                illegal == Loss.ALWAYS
                        ? ChessWording.SECOND_ILLEGAL_MOVE.in(edition)
                        : ChessWording.SECOND_ILLEGAL_MOVE.in(
                                edition, "It is a draw if the opponent cannot checkmate by any series of legal moves."),
                new Losing(illegal)));
        rules.add(new Adjudication<>(ChessWording.ADJUDICATION.in(edition)));
    }
}
