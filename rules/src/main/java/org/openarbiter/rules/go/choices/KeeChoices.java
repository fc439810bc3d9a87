package org.openarbiter.rules.go.choices;

import java.util.List;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Choices;
import org.openarbiter.rules.core.rule.Chosen;
import org.openarbiter.rules.go.score.Dame;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.score.Tax;

/**
 * The choices of the Kee rules.
 *
 * @param suicide whether players may leave their own unit without a liberty
 * @param scoring how the game is scored
 * @param komi the points that the second of two players receives, unless the record gives a komi
 * @param refreshing whether players may make refreshing passes
 * @param enclosureByUnit whether it is enough for a stone without liberties to enclose a single unit, instead of a whole group of connected
 *     opposing units
 * @param allPasses whether refreshing passes count as well when it is decided who is the ko player
 */
public record KeeChoices(
        boolean suicide, Scoring scoring, double komi, boolean refreshing, boolean enclosureByUnit, boolean allPasses)
        implements GoChoices, Choices<KeeChoices> {
    private static final Choice<KeeChoices, Boolean> SUICIDE = Choice.noYes(
            KeeChoices::suicide, "suicide", "whether players may leave their own unit without a liberty; it is then removed",
            "rule 10: no, yes as a variant");
    private static final Choice<KeeChoices, Scoring> SCORING = Choice.among(
            List.of(Scoring.values()), KeeChoices::scoring, "scoring",
            "how the game is scored. area: stones, and the empty points that only they border; territory: those empty points, minus the stones"
                    + " lost",
            "rule 15: area, territory as a variant");
    private static final Choice<KeeChoices, Double> KOMI = GoChoices.komi("the rules have none");
    private static final Choice<KeeChoices, Boolean> REFRESHING = Choice.yesNo(
            KeeChoices::refreshing, "refreshing", "whether players may make refreshing passes; the secondary ko condition depends on them",
            "rules 5 (c) and 12 (b): yes, no as a variant");
    private static final Choice<KeeChoices, Boolean> ENCLOSURE = Choice.words(
            "allied", "unit", KeeChoices::enclosureByUnit, "enclosure",
            "what a stone without liberties must enclose so that it is not suicide. allied: a whole group of connected opposing units;"
                    + " unit: a single unit",
            "rule 9: allied, unit as a variant");
    private static final Choice<KeeChoices, Boolean> KO_COUNT = Choice.words(
            "normal", "all", KeeChoices::allPasses, "ko-count",
            "which passes decide who is the ko player. normal: normal passes only; all: refreshing passes as well",
            "rule 12: normal; the example of a simple ko among three players has the result given there only if all count");

    private static final List<Choice<KeeChoices, ?>> AXES = List.of(SUICIDE, SCORING, KOMI, REFRESHING, ENCLOSURE, KO_COUNT);

    /** The edition of 30 April 2013. */
    public static final KeeChoices KEE = new KeeChoices(false, Scoring.AREA, 0, true, false, false);

    @Override
    public Tax tax() {
        return Tax.NONE;
    }

    @Override
    public Dame dame() {
        return Dame.FILLED;
    }

    @Override
    public double handicapKomi() {
        return komi;
    }

    @Override
    public Compensation handicap() {
        return Compensation.NONE;
    }

    @Override
    public List<Choice<KeeChoices, ?>> axes() {
        return AXES;
    }

    @Override
    public KeeChoices with(Chosen<KeeChoices> chosen) {
        return new KeeChoices(
                chosen.of(SUICIDE), chosen.of(SCORING), chosen.of(KOMI), chosen.of(REFRESHING), chosen.of(ENCLOSURE), chosen.of(KO_COUNT));
    }
}
