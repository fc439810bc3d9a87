package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.openarbiter.rules.chess.board.CastlingRefusal;
import org.openarbiter.rules.chess.board.MoveRefusal;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Material;
import org.openarbiter.rules.chess.choices.ChessChoices;
import org.openarbiter.rules.chess.choices.ClaimChoices;
import org.openarbiter.rules.chess.choices.Claimant;
import org.openarbiter.rules.chess.choices.DeadPositions;
import org.openarbiter.rules.chess.choices.DrawRule;
import org.openarbiter.rules.chess.choices.Loss;
import org.openarbiter.rules.chess.material.DeadMaterial;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.conduct.Agreement;
import org.openarbiter.rules.conduct.FlagFall;
import org.openarbiter.rules.conduct.IllegalMove;
import org.openarbiter.rules.conduct.RepeatedIllegalMove;
import org.openarbiter.rules.conduct.Resignation;
import org.openarbiter.rules.core.board.Refusal;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;

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
                        ChessChoices.GERMAN),
                rulebook(
                        Edition.LICHESS, "lichess", "lichess.org: fivefold and fifty moves end the game, threefold is claimed",
                        ChessChoices.LICHESS),
                rulebook(
                        Edition.CHESS_COM, "chess.com", "chess.com, live games: threefold and fifty moves end the game",
                        ChessChoices.CHESS_COM),
                rulebook(Edition.US_CHESS, "uscf", "US Chess, Official Rules of Chess, 7th edition", ChessChoices.US_CHESS),
                rulebook(
                        Edition.ICCF, "iccf", "ICCF, correspondence chess: the FIDE Laws, and claims from seven-piece tablebases",
                        ChessChoices.ICCF),
                rulebook(Edition.FICS, "fics", "FICS, the Free Internet Chess Server: either player may claim", ChessChoices.FICS));
    }

    private static Rulebook<ChessBoard> rulebook(Edition edition, String name, String title, ChessChoices preset) {
        return new Rulebook<>(new RulebookId("chess", name), title, preset, chosen -> contents(edition, chosen));
    }

    private static Rulebook.Contents<ChessBoard> contents(Edition edition, ChessChoices chosen) {
        return new Rulebook.Contents<>(
                Samenesses.FIDE, rules(edition, chosen), board -> {}, start -> chosen.anyMaterial() ? null : Material.fault(start),
                edition.official());
    }

    private static List<Rule<ChessBoard>> rules(Edition edition, ChessChoices chosen) {
        List<Rule<ChessBoard>> rules = new ArrayList<>();
        boolean declares = chosen.claims().announcing() && (chosen.threefold() == DrawRule.CLAIM || chosen.fifty() == DrawRule.CLAIM);
        String declared = declares ? "A move declared with a claim that was refused must be played if it is legal." : "";
        rules.add(new IllegalMove<>(ChessWording.ILLEGAL_MOVE.in(edition, declared), edition.source("illegal-move", "declared"),
                new Illegality(edition)));
        rules.add(new Checkmate(ChessWording.CHECKMATE.in(edition)));
        rules.add(new Stalemate(ChessWording.STALEMATE.in(edition)));
        addDeadPosition(rules, edition, chosen.deadPosition());
        addRepetition(rules, edition, chosen);
        addMoveCounts(rules, edition, chosen);
        addClaims(rules, edition, chosen);
        addActs(rules, edition, chosen);
        return rules;
    }

    private static void addDeadPosition(List<Rule<ChessBoard>> rules, Edition edition, DeadPositions how) {
        switch (how) {
            case HELPMATE -> rules.add(new DeadPosition(ChessWording.DEAD_POSITION.in(edition)));
            case MATERIAL -> addBare(rules, edition, "Here it is recognized by the material alone.", DeadMaterial::isBare);
            case ONE_MINOR -> addBare(
                    rules, edition, "Here it is recognized by the material alone: at most one knight or bishop is left.",
                    DeadMaterial::isAtMostOneMinor);
            case CHESS_COM -> addBare(
                    rules, edition, "Here it is recognized by the material alone: neither side has more than one knight or bishop, or one side"
                            + " has two knights and the other a bare king.",
                    DeadMaterial::isChessCom);
            case SCALACHESS -> addBare(
                    rules, edition, "Here it is recognized by the material, or by locked pawns that no king can get at.",
                    DeadMaterial::isScalachess);
            case NO -> {}
        }
    }

    private static void addBare(List<Rule<ChessBoard>> rules, Edition edition, String how, Predicate<ChessBoard> test) {
        rules.add(new BareMaterial(ChessWording.DEAD_POSITION.in(edition, how), test));
    }

    private static void addRepetition(List<Rule<ChessBoard>> rules, Edition edition, ChessChoices chosen) {
        if (chosen.fivefold()) {
            rules.add(new RepetitionEnds(ChessWording.FIVEFOLD.in(edition), 5));
        }
        switch (chosen.threefold()) {
            case CLAIM -> rules.add(new Threefold(
                    ChessWording.THREEFOLD.in(edition, claiming(chosen, true)), chosen.claims(),
                    ClaimSources.in(edition, ChessWording.THREEFOLD.id())));
            case AUTOMATIC -> rules.add(new RepetitionEnds(
                    ChessWording.THREEFOLD.in(edition, "The game is drawn automatically."), 3));
            case NO -> {}
        }
        if (chosen.sequence()) {
            rules.add(new SequenceOfMoves(ChessWording.SEQUENCE.in(edition)));
        }
    }

    private static void addMoveCounts(List<Rule<ChessBoard>> rules, Edition edition, ChessChoices chosen) {
        int men = chosen.claims().tablebase();
        if (chosen.seventyFive()) {
            rules.add(new MovesEnd(ChessWording.SEVENTY_FIVE.in(edition), 75, men));
        }
        switch (chosen.fifty()) {
            case CLAIM -> rules.add(new FiftyMoves(
                    ChessWording.FIFTY.in(edition, claiming(chosen, false)), chosen.claims(),
                    ClaimSources.in(edition, ChessWording.FIFTY.id())));
            case AUTOMATIC -> rules.add(new MovesEnd(
                    ChessWording.FIFTY.in(edition, "The game is drawn automatically."), 50, men));
            case NO -> {}
        }
    }

    /** How the draw is claimed. */
    private static String claiming(ChessChoices chosen, boolean repetition) {
        ClaimChoices claims = chosen.claims();
        String what = repetition ? "the position as it stands" : "the moves made";
        String who = claims.claimant() == Claimant.TO_MOVE ? "The player to move" : "Either player";
        String late = claims.claimant() == Claimant.EITHER_LATE && repetition ? " or on the one before the last move" : "";
        String announcing = !claims.announcing() ? ""
                : repetition ? ", or by declaring the move that repeats it" : ", or by declaring the move that completes them";
        return who + " may claim a draw, on " + what + late + announcing + ".";
    }

    private static void addClaims(List<Rule<ChessBoard>> rules, Edition edition, ChessChoices chosen) {
        if (chosen.claims().tablebase() > 0) {
            rules.add(new TablebaseClaim(
                    ChessWording.TABLEBASE.in(edition, "The claim is allowed with at most " + chosen.claims().tablebase() + " men."), chosen.claims(),
                    ClaimSources.in(edition, ChessWording.TABLEBASE.id())));
        }
        if (chosen.claims().losingChances()) {
            rules.add(new LosingChances(ChessWording.LOSING_CHANCES.in(edition)));
        }
        if (chosen.intervention()) {
            rules.add(new Intervention(ChessWording.INTERVENTION.in(edition)));
        }
        if (chosen.drawingOffers()) {
            rules.add(new DrawingOffer(ChessWording.OFFER.in(edition)));
        }
    }

    private static void addActs(List<Rule<ChessBoard>> rules, Edition edition, ChessChoices chosen) {
        boolean laws = edition == Edition.FIDE_2018 || edition == Edition.FIDE_2023 || edition == Edition.ICCF;
        rules.add(laws
                ? new Agreement<>(
                        ChessWording.AGREEMENT.in(edition, "Each player must have made a move first."),
                        EarlyAgreement::objection)
                : new Agreement<>(ChessWording.AGREEMENT.in(edition), game -> null));
        Loss resignation = chosen.resignation();
        Statement resigning = ChessWording.RESIGNATION.in(edition, Losing.sentence(resignation, edition.official()));
        rules.add(new Resignation<>(resigning, new Losing(resignation, resigning)));
        addFlag(rules, edition, chosen.flag());
        Loss illegal = chosen.secondIllegalMove();
        Statement illegally = ChessWording.SECOND_ILLEGAL_MOVE.in(edition, Losing.sentence(illegal, edition.official()));
        rules.add(new RepeatedIllegalMove<>(illegally, new Losing(illegal, illegally)));
        String id = ChessWording.ADJUDICATION.id();
        rules.add(new Adjudication<>(
                ChessWording.ADJUDICATION.in(edition), edition.source(id, "penalty"), edition.source(id, "without-winner"),
                Map.of(Act.Decide.Ground.ABSENCE, edition.source(id, "absence"), Act.Decide.Ground.DEVICE, edition.source(id, "device"))));
    }

    private static void addFlag(List<Rule<ChessBoard>> rules, Edition edition, Loss when) {
        String id = ChessWording.FLAG.id();
        rules.add(new FlagFall<>(
                ChessWording.FLAG.in(
                        edition, Losing.sentence(when, edition.official()),
                        "If both flags have fallen and it cannot be established which fell first, the game is drawn."),
                new Losing(when, edition.source(id, "lost"), edition.source(id, "spared")), edition.source(id, "all")));
    }

    /** Where it is written that a move is illegal; the article on castling is about standard chess. */
    private record Illegality(Edition edition) implements BiFunction<Situation<ChessBoard>, Refusal, Source> {
        @Override
        public Source apply(Situation<ChessBoard> game, Refusal why) {
            String id = ChessWording.ILLEGAL_MOVE.id();
            return switch (why) {
                case CastlingRefusal refusal when !game.board().chess960() -> edition.source(id, refusal.key());
                case MoveRefusal refusal -> edition.source(id, refusal.against().key());
                default -> edition.source(id);
            };
        }
    }
}
