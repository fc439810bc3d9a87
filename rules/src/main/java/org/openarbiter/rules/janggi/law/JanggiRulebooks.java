package org.openarbiter.rules.janggi.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.conduct.FlagFall;
import org.openarbiter.rules.conduct.Forfeit;
import org.openarbiter.rules.conduct.IllegalMove;
import org.openarbiter.rules.conduct.Resignation;
import org.openarbiter.rules.core.record.Moments;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.choices.Bikjang;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.choices.Repeating;
import org.openarbiter.rules.janggi.choices.Stopping;

/** The rulebooks of janggi: what follows from the choices of each. */
public final class JanggiRulebooks {
    private static final String GAME = "janggi";

    private JanggiRulebooks() {}

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<JanggiBoard>> all() {
        return List.of(
                rulebook("kja", "Korea Janggi Association, tournament games: points decide, bikjang may be called below 30 points",
                        JanggiChoices.KJA, Texts.OF_KJA),
                rulebook("kojf", "Korea Janggi Federation: no draws, bikjang may be called after the first capture, two passes end the game",
                        JanggiChoices.KOJF, Texts.OF_KOJF),
                rulebook("kakao", "Janggi for Kakao: no bikjang, no third repetition, points decide after 200 moves",
                        JanggiChoices.KAKAO, Texts.OF_KAKAO),
                rulebook("traditional", "friendly games: bikjang or repetition is a draw", JanggiChoices.TRADITIONAL, Texts.OF_FRIENDS),
                rulebook("pychess", "pychess.org: bikjang is answered or accepted, points decide every game without mate",
                        JanggiChoices.PYCHESS, Texts.OF_PYCHESS));
    }

    private static Rulebook<JanggiBoard> rulebook(String name, String title, JanggiChoices preset, Texts texts) {
        return new Rulebook<>(new RulebookId(GAME, name), title, preset, chosen -> contents(chosen, texts));
    }

    private static Rulebook.Contents<JanggiBoard> contents(JanggiChoices chosen, Texts texts) {
        boolean answered = chosen.bikjang() == Bikjang.ANSWERED;
        List<Rule<JanggiBoard>> rules = new ArrayList<>();
        rules.add(new IllegalMove<>(JanggiWording.ILLEGAL.from(texts.common(), answered
                ? "; one whose general faces the other must end that or pass, and may then pass even in check"
                : "")));
        if (chosen.repetition() == Repeating.FORBIDDEN) {
            RepeatingMove repeating =
                    new RepeatingMove(JanggiWording.REPEATING_MOVE.from(texts.repetition(), Moments.times(chosen.occurrences() - 1)), chosen);
            rules.add(repeating);
            rules.add(new OnlyRepetitions(JanggiWording.ONLY_REPETITIONS.from(texts.repetition()), repeating));
        }
        rules.add(new NoMoves(JanggiWording.CHECKMATE.from(texts.common()), chosen));
        addBikjang(rules, chosen, texts);
        if (chosen.passes() != Stopping.NOTHING) {
            rules.add(new Passes(JanggiWording.PASSES.from(texts.passes(), what(chosen, chosen.passes())), chosen));
        }
        addRepetitions(rules, chosen, texts);
        addLimits(rules, chosen, texts);
        if (chosen.agreement() != Stopping.NOTHING) {
            rules.add(new Agreed(JanggiWording.AGREEMENT.from(texts.agreement(), what(chosen, chosen.agreement())), chosen));
        }
        rules.add(new Resignation<>(JanggiWording.RESIGNATION.from(texts.common()), Forfeit.loses()));
        rules.add(new FlagFall<>(JanggiWording.FLAG.from(texts.common()), Forfeit.loses()));
        rules.add(new Adjudication<>(JanggiWording.ADJUDICATION.from(texts.common())));
        return new Rulebook.Contents<>(Sameness.PLACEMENT_AND_NEXT, rules, board -> board.answersFacing(answered));
    }

    private static void addBikjang(List<Rule<JanggiBoard>> rules, JanggiChoices chosen, Texts texts) {
        String when = switch (chosen.bikjangWhen()) {
            case ALWAYS -> "";
            case AFTER_CAPTURE -> " once a piece has been captured";
            case BELOW_30 -> " while both sides have fewer than 30 points, unless the general brought that about by a capture";
        };
        String what = what(chosen, Stopping.STOPS);
        if (chosen.bikjang() == Bikjang.CALLED) {
            rules.add(new BikjangCall(JanggiWording.BIKJANG_CALL.from(texts.bikjang(), when, what), chosen));
        } else if (chosen.bikjang() != Bikjang.NONE) {
            rules.add(new BikjangEnd(JanggiWording.BIKJANG_END.from(texts.bikjang(), when, what), chosen));
        }
    }

    private static void addRepetitions(List<Rule<JanggiBoard>> rules, JanggiChoices chosen, Texts texts) {
        String unless = chosen.freeBelow30() ? ", unless both sides have fewer than 30 points" : "";
        String times = Moments.times(chosen.occurrences());
        if (chosen.perpetualCheck()) {
            rules.add(new Repetitions(JanggiWording.PERPETUAL_CHECK.from(texts.repetition(), times, unless), true, chosen));
        }
        if (chosen.repetition() != Repeating.FORBIDDEN) {
            String what = chosen.repetition() == Repeating.REFERRED
                    ? "that is an offense; the referee decides who committed it" + unless
                    : what(chosen, Stopping.STOPS) + unless;
            rules.add(new Repetitions(JanggiWording.REPETITION.from(texts.repetition(), times, what), false, chosen));
        }
    }

    private static void addLimits(List<Rule<JanggiBoard>> rules, JanggiChoices chosen, Texts texts) {
        String what = what(chosen, Stopping.STOPS);
        if (chosen.limit() > 0) {
            rules.add(new MoveLimit(JanggiWording.MOVE_LIMIT.from(texts.limit(), String.valueOf(chosen.limit()), what), false, chosen));
        }
        if (chosen.quietLimit() > 0) {
            rules.add(new MoveLimit(JanggiWording.QUIET_LIMIT.from(texts.limit(), String.valueOf(chosen.quietLimit()), what), true, chosen));
        }
    }

    private static String what(JanggiChoices chosen, Stopping stopping) {
        String stops = chosen.points() ? "the game is decided by points, with 1.5 more for Han" : "the game is drawn";
        return stopping == Stopping.STOPS ? stops : "what follows could not be verified; it is left to the referee";
    }
}
