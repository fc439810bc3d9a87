package org.openarbiter.players.go;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.end.FinalStatus;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Group;
import org.openarbiter.dragons.status.Statuses;
import org.openarbiter.dragons.trial.Trial;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GameTerms;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.choices.GoChoices;

/**
 * The game that an engine keeps: a board, how it came about, and the rulebook by which plays are judged.
 *
 * <p>Every play goes through a referee, so what a rulebook forbids (superko, suicide) is refused; but see {@link FreePlay}.
 */
final class GoSession {
    private static final int USUAL_SIZE = 19;

    private final Go go = new Go();
    private boolean rulesAreAskedFor;
    private Rulebook<GoBoard> rulebook;
    private Referee<GoBoard> referee;
    private int handicap;
    /** The plies at which plays were made that are only tried, the latest first. */
    private final Deque<Integer> tries = new ArrayDeque<>();
    private final Analyst analyst = new Analyst(Effort.TABLE);
    /** Finds the groups of positions in which moves are tried. */
    private final Analyst trials = new Analyst(Effort.GLANCE);
    private final PositionCounts counts = new PositionCounts(List.of(analyst, trials));
    /** What is known of the position on the board; null until somebody asks. */
    private @Nullable Analysis analysis;
    /** The status of its groups; null until somebody asks. */
    private @Nullable Statuses statuses;
    /** How it stands if the game has stopped; null until somebody asks. */
    private @Nullable FinalStatus finalStatus;

    /**
     * An empty 19x19 board.
     *
     * @param rules the name of a rulebook, which then overrides those that records name; null for the default
     * @throws RulebookException if there is no such rulebook
     */
    GoSession(@Nullable String rules) throws RulebookException {
        rulesAreAskedFor = rules != null;
        rulebook = rules == null ? go.rulebooks().getFirst() : go.rulebook(rules);
        referee = referee(rulebook, new GoBoard(square(USUAL_SIZE), go.seats(), 0, false));
    }

    private static Topology square(int size) {
        try {
            return Shapes.of(size + "x" + size);
        } catch (InputException e) {
            throw new IllegalArgumentException(e.message(), e);
        }
    }

    /** A referee who lets everything pass that can be played: what is forbidden is asked for beforehand. */
    private static Referee<GoBoard> referee(Rulebook<GoBoard> rulebook, GoBoard start) {
        Referee<GoBoard> fresh = new Referee<>(FreePlay.of(rulebook), start.seats(), Options.DEFAULT, start);
        fresh.remember();
        return fresh;
    }

    /** The board; never to be played upon but by this session. */
    GoBoard board() {
        return referee.board();
    }

    /** The plays so far. */
    GameRecord record() {
        return referee.record();
    }

    /** The rulebook by which plays are judged. */
    Rulebook<GoBoard> rulebook() {
        return rulebook;
    }

    /** Who is to play next. */
    int next() {
        return referee.next();
    }

    /** What the second player receives: as set by a command or as the record has it, else by the rulebook. */
    double komi() {
        GoChoices choices = Go.choices(rulebook);
        return board().komi(choices.komi(), choices.handicapKomi());
    }

    /** What the second player receives when the game is counted: the komi, and what is due for handicap stones. */
    double given() {
        GoChoices choices = Go.choices(rulebook);
        return komi() + choices.handicap().points(board().handicap(), choices.scoring());
    }

    /** How many stones Black was given. */
    int handicap() {
        return handicap;
    }

    /** What is known of the stones on the board. */
    Analysis analysis() {
        Analysis known = analysis;
        if (known == null) {
            known = analyst.analyze(board());
            analysis = known;
        }
        return known;
    }

    /** The status of the groups on the board. */
    Statuses statuses() {
        Statuses known = statuses;
        if (known == null) {
            known = analyst.statuses(ReadingBoard.of(board()));
            statuses = known;
        }
        return known;
    }

    /** How the position stands if the game has stopped. */
    FinalStatus finalStatus() {
        FinalStatus known = finalStatus;
        if (known == null) {
            known = FinalStatus.of(board());
            finalStatus = known;
        }
        return known;
    }

    /** The position on the board, where moves may be tried. */
    Trial trial() {
        return trial(ReadingBoard.of(board()));
    }

    /** A position where moves may be tried. */
    Trial trial(ReadingBoard position) {
        return Trial.of(position, trials);
    }

    /** What readings have cost. */
    PositionCounts counts() {
        return counts;
    }

    /** The group of a stone. */
    Group group(int stone) {
        return analysis().dragonAt(stone).orElseThrow().group();
    }

    /** Forgets what was known of the position. */
    private void forget() {
        analysis = null;
        statuses = null;
        finalStatus = null;
    }

    /** Clears the board. */
    void clear(Topology topology) {
        begin(new GoBoard(topology, go.seats(), 0, false), 0);
    }

    /** Clears the board and gives it another size. */
    void resize(int size) {
        clear(square(size));
    }

    /** Puts handicap stones on the empty board. */
    void giveHandicap(List<Integer> stones) {
        GoBoard fresh = new GoBoard(board().topology(), go.seats(), 1, false);
        stones.forEach(point -> fresh.setUp(0, point));
        begin(fresh, stones.size());
    }

    /** Begins another game, with the komi of the one before. */
    private void begin(GoBoard start, int stones) {
        start.terms(new GameTerms(board().komi(), stones, List.of()));
        referee = referee(rulebook, start);
        handicap = stones;
        tries.clear();
        forget();
    }

    /** Why a play is not allowed; null if it is. */
    @Nullable String refusal(int by, int play) {
        if (referee.isOver()) {
            return referee.verdict() instanceof Verdict.Ended ended ? "the game is over: " + ended.text() : "the game is over";
        }
        Prohibition prohibition = referee.preview(by, play);
        return prohibition == null ? null : prohibition.text();
    }

    /** The position, if something is to be read after a play; empty if that takes the stones of whoever makes it, as the rulebook allows. */
    Optional<ReadingBoard> before(int by, int play) throws GtpException {
        ReadingBoard position = ReadingBoard.of(board());
        if (position.isLegal(by, play)) {
            return Optional.of(position);
        }
        if (position.isSuicide(by, play) && refusal(by, play) == null) {
            return Optional.empty();
        }
        throw new GtpException("illegal move");
    }

    /** Makes a play. */
    void play(int by, int play) throws GtpException {
        String refusal = refusal(by, play);
        if (refusal != null) {
            throw new GtpException("illegal move: " + refusal);
        }
        referee.act(new Act.Play(by, play));
        forget();
    }

    /** Makes a play that is to be taken back by {@link #takeTryBack}. */
    void tryPlay(int by, int play) throws GtpException {
        play(by, play);
        tries.push(record().plies());
    }

    /** Takes the latest play back that was tried, and what was played after it. */
    void takeTryBack() throws GtpException {
        if (tries.isEmpty()) {
            throw new GtpException("no move was tried");
        }
        int tried = tries.pop();
        while (record().plies() >= tried) {
            referee.stepBack();
        }
        forget();
    }

    /** Takes plays back; none if there are fewer, or if some are only being tried. */
    void undo(int plays) throws GtpException {
        if (!tries.isEmpty() || plays > record().plies()) {
            throw new GtpException("cannot undo");
        }
        for (int i = 0; i < plays; i++) {
            referee.stepBack();
        }
        forget();
    }

    /** Chooses another rulebook, also for records to come, and judges what is played from now on by it. */
    void rules(String name) throws GtpException {
        try {
            rulebook = go.rulebook(name);
        } catch (RulebookException e) {
            throw new GtpException(String.valueOf(e.getMessage()));
        }
        rulesAreAskedFor = true;
        replay();
    }

    /** Plays the game again under the rulebook as it is now; plays that it forbids stand. */
    private void replay() {
        GameRecord record = record();
        List<Act.Play> plays = new ArrayList<>();
        for (int ply = 1; ply <= record.plies(); ply++) {
            plays.add(new Act.Play(record.by(ply), record.play(ply)));
        }
        GoBoard start = board();
        for (int ply = 0; ply < plays.size(); ply++) {
            start.undo();
        }
        referee = referee(rulebook, start);
        plays.forEach(referee::act);
        forget();
    }

    /**
     * Takes over a recorded game, by its own rulebook unless another was asked for; if it cannot be played, nothing changes.
     *
     * @param until how much of it
     */
    void load(LoadedGame game, LoadedGame.Until until) throws GtpException {
        Rulebook<GoBoard> taken = rulesAreAskedFor ? rulebook : ofRecord(game.rules());
        Referee<GoBoard> loaded = referee(taken, game.start());
        game.replay(loaded, until);
        rulebook = taken;
        referee = loaded;
        handicap = game.handicap();
        tries.clear();
        forget();
    }

    /** The rulebook that a record names, if there is such a one; else the usual one. */
    private Rulebook<GoBoard> ofRecord(@Nullable String name) {
        try {
            return name == null ? go.rulebooks().getFirst() : go.rulebook(name);
        } catch (RulebookException e) {
            return go.rulebooks().getFirst();
        }
    }
}
