package org.openarbiter.rules.shogi.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.conduct.FlagFall;
import org.openarbiter.rules.conduct.Forfeit;
import org.openarbiter.rules.conduct.Resignation;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.shogi.board.Offense;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.choices.Agreements;
import org.openarbiter.rules.shogi.choices.Declaration;
import org.openarbiter.rules.shogi.choices.IllegalMoves;
import org.openarbiter.rules.shogi.choices.ShogiChoices;

/** The rulebooks of shogi: what follows from the choices of each. */
public final class ShogiRulebooks {
    private static final String GAME = "shogi";
    private static final Sameness SAME = new Sameness(true, true, "board, pieces in hand and side to move");

    private ShogiRulebooks() {}

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<ShogiBoard>> all() {
        return List.of(
                rulebook("jsa", "Japan Shogi Association: a repetition or an impasse is replayed; an entering king wins with 31 points",
                        ShogiChoices.JSA, Texts.OF_JSA),
                rulebook("floodgate", "shogi-server, which runs floodgate: repetition is a draw; an entering king may be declared with 28 points (Black) or 27 (White)",
                        ShogiChoices.FLOODGATE, Texts.OF_SERVER),
                rulebook("lishogi", "lishogi.org: repetition is a draw; an entering king wins without a declaration",
                        ShogiChoices.LISHOGI, Texts.OF_LISHOGI));
    }

    private static Rulebook<ShogiBoard> rulebook(String name, String title, ShogiChoices preset, Texts texts) {
        return new Rulebook<>(new RulebookId(GAME, name), title, preset, chosen -> contents(chosen, texts));
    }

    private static Rulebook.Contents<ShogiBoard> contents(ShogiChoices chosen, Texts texts) {
        List<Rule<ShogiBoard>> rules = new ArrayList<>();
        addFouls(rules, chosen, texts);
        rules.add(new NoMoves(ShogiWording.CHECKMATE.from(texts.common()), true));
        rules.add(new NoMoves(ShogiWording.NO_LEGAL_MOVE.from(texts.common()), false));
        if (chosen.declaration() == Declaration.AUTOMATIC_27) {
            rules.add(new EnteredKing(ShogiWording.ENTERED_KING.from(texts.declaration()), chosen));
        }
        addRepetitions(rules, chosen, texts);
        if (chosen.bareKing()) {
            rules.add(new BareKings(ShogiWording.BARE_KINGS.from(texts.fouls())));
        }
        if (chosen.limit() > 0) {
            String when = chosen.limitEntered()
                    ? " if a king has entered the three farthest ranks; if the last move gives check, the game ends once that player makes a move that is not a check"
                    : "";
            rules.add(new MoveLimit(ShogiWording.MOVE_LIMIT.from(texts.impasse(), String.valueOf(chosen.limit()), when), chosen));
        }
        addAgreements(rules, chosen, texts);
        if (chosen.declaration() != Declaration.AUTOMATIC_27) {
            rules.add(new EnteringKing(ShogiWording.DECLARATION.from(texts.declaration(), points(chosen)), chosen));
        }
        rules.add(new RecordedFoul(ShogiWording.FOUL.from(texts.fouls())));
        rules.add(new Resignation<>(ShogiWording.RESIGNATION.from(texts.common()), Forfeit.loses()));
        rules.add(chosen.bareKing()
                ? new FlagFall<>(ShogiWording.FLAG_UNLESS_BARE.from(texts.fouls()), BareKings.forfeit())
                : new FlagFall<>(ShogiWording.FLAG.from(texts.common()), Forfeit.loses()));
        rules.add(new Adjudication<>(ShogiWording.ADJUDICATION.from(texts.common())));
        return new Rulebook.Contents<>(SAME, rules);
    }

    private static void addFouls(List<Rule<ShogiBoard>> rules, ShogiChoices chosen, Texts texts) {
        boolean loses = chosen.illegalMoves() != IllegalMoves.REFUSED;
        rules.add(foul(ShogiWording.IMPOSSIBLE.from(texts.common()), Offense.IMPOSSIBLE, chosen.illegalMoves() == IllegalMoves.ALWAYS_LOSES));
        rules.add(new OutOfTurn(ShogiWording.OUT_OF_TURN.from(texts.fouls()), loses));
        rules.add(foul(ShogiWording.WRONG_MOVE.from(texts.fouls()), Offense.NO_WAY, loses));
        rules.add(foul(ShogiWording.DEAD_END.from(texts.fouls()), Offense.DEAD_END, loses));
        rules.add(foul(ShogiWording.NIFU.from(texts.fouls()), Offense.TWO_PAWNS, loses));
        rules.add(foul(ShogiWording.KING_LEFT.from(texts.fouls()), Offense.KING_LEFT_IN_CHECK, loses));
        rules.add(foul(ShogiWording.UCHIFUZUME.from(texts.fouls()), Offense.DROP_PAWN_MATE, loses));
    }

    private static Foul foul(Statement statement, Offense offense, boolean loses) {
        return new Foul(statement, offense, loses);
    }

    private static void addRepetitions(List<Rule<ShogiBoard>> rules, ShogiChoices chosen, Texts texts) {
        String how = switch (chosen.perpetualCheck()) {
            case ALL -> "every move of that player after the first appearance was a check";
            case STREAK -> "the checks were not interrupted since the first appearance, itself made by a check, or since the second if the other"
                    + " player made the last move";
            case MOVER -> "the player made the last move, and the checks were not interrupted since the first appearance, itself made by a check";
        };
        String what = chosen.replay() ? "the game has no result and is played again with colors exchanged" : "the game is drawn";
        rules.add(new Repetitions(
                ShogiWording.PERPETUAL_CHECK.from(texts.perpetualCheck(), chosen.occurrences(), how), true, chosen));
        String early = chosen.agreements() == Agreements.IMPASSE ? ". The players may agree to it once the position has appeared twice" : "";
        rules.add(new Repetitions(ShogiWording.REPETITION.from(texts.repetition(), chosen.occurrences(), what + early), false, chosen));
    }

    private static void addAgreements(List<Rule<ShogiBoard>> rules, ShogiChoices chosen, Texts texts) {
        if (chosen.agreements() == Agreements.IMPASSE) {
            rules.add(new Impasse(ShogiWording.IMPASSE.from(texts.impasse()), chosen));
        } else if (chosen.agreements() == Agreements.UNREAD) {
            rules.add(new UnreadAgreement(ShogiWording.AGREEMENT.from(texts.impasse())));
        }
    }

    private static String points(ShogiChoices chosen) {
        return chosen.declaration() == Declaration.POINTS_24
                ? "31 points win, 24 to 30 leave the game without a winner"
                : "28 points win for Black, 27 for White";
    }
}
