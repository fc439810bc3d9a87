package org.openarbiter.rules.go;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Starts;
import org.openarbiter.rules.go.choices.GoChoices;
import org.openarbiter.rules.go.evidence.ProposedDead;
import org.openarbiter.rules.go.law.DeadProposal;
import org.openarbiter.rules.go.law.GoPosition;
import org.openarbiter.rules.go.law.GoRulebooks;
import org.openarbiter.rules.go.notation.GoFormats;
import org.openarbiter.rules.go.notation.GoResult;
import org.openarbiter.rules.go.picture.GoPicture;
import org.openarbiter.rules.go.score.DeadStones;
import org.openarbiter.rules.go.words.GoLexicon;

/** Go, on any board, between any number of players. */
public final class Go implements Game<GoBoard> {
    private static final Seats SEATS = Seats.of("B", "W");

    private final List<Rulebook<GoBoard>> rulebooks = GoRulebooks.all();

    /** The game with its rulebooks. */
    public Go() {}

    @Override
    public String name() {
        return "go";
    }

    @Override
    public Seats seats() {
        return SEATS;
    }

    @Override
    public boolean hasPoints() {
        return true;
    }

    @Override
    public @Nullable Seats seats(List<String> names) {
        return names.size() < 2 || names.size() > Long.SIZE || names.stream().distinct().count() < names.size()
                ? null
                : new Seats(names);
    }

    @Override
    public Lexicon lexicon() {
        return GoLexicon.LEXICON;
    }

    @Override
    public List<Rulebook<GoBoard>> rulebooks() {
        return rulebooks;
    }

    /** The choices that a rulebook makes. */
    public static GoChoices choices(Rulebook<GoBoard> rulebook) {
        return rulebook.choices(GoChoices.class);
    }

    @Override
    public List<RecordFormat<GoBoard>> formats() {
        return GoFormats.all();
    }

    @Override
    public GoBoard board(String text) throws InputException {
        return Starts.read(text, SEATS);
    }

    @Override
    public GoBoard board(Start start, @Nullable List<Liberty> liberties) throws InputException, StartException {
        return Starts.of(start);
    }

    /** {@inheritDoc} For Go: the stones of each player, the player to move, and the score as the board stands. */
    @Override
    public Object position(Referee<GoBoard> referee) {
        return GoPosition.of(referee);
    }

    @Override
    public @Nullable String result(Outcome outcome, Seats seats) {
        return switch (outcome) {
            case Outcome.Win win -> seats.name(win.winner()) + "+";
            case Outcome.Draw draw -> "Draw";
            case Outcome.NoResult none -> "Void";
            case Outcome.Ranked ranked -> null;
            case Outcome.None none -> null;
        };
    }

    /** {@inheritDoc} A margin is given where the points decided. */
    @Override
    public @Nullable String result(Ruling ruling, @Nullable Act ending) {
        Double margin = null;
        for (Finding finding : ruling.findings()) {
            margin = finding.margin().isPresent() ? Double.valueOf(finding.margin().getAsDouble()) : margin;
        }
        return ruling.seats().count() == 2 ? GoResult.written(ruling.outcome(), ending, margin) : null;
    }

    @Override
    public Picture<GoBoard> picture() {
        return new GoPicture();
    }

    /**
     * A ruling with what an analysis proposes as dead on the board of the game as it stands, scored with and without by the game's rulebook.
     * Nothing rests on it. It stands before all other findings if the recorded outcome agrees with it.
     *
     * @param record the record of the game
     */
    public static Ruling withProposal(Ruling ruling, Referee<GoBoard> game, DeadStones analysis, RecordedGame<?> record) {
        Double margin = GoResult.of(record.recorded()).margin();
        ProposedDead proposal = DeadProposal.of(game, analysis, record.recordedOutcome(), margin);
        if (proposal == null) {
            return ruling;
        }
        return switch (proposal.fit()) {
            case RESULT, WINNER -> ruling.withFirstFinding(proposal);
            case OTHER, NONE -> ruling.withFinding(proposal);
        };
    }

    @Override
    public String notation(GoBoard board, int play) {
        return board.text(play);
    }
}
