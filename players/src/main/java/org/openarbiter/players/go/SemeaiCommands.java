package org.openarbiter.players.go;

import java.util.List;
import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.trial.Semeai;
import org.openarbiter.players.go.PositionCounts.Kind;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;

/** The commands that ask for races to capture. */
final class SemeaiCommands {
    private final GoSession session;

    private SemeaiCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        SemeaiCommands family = new SemeaiCommands(session);
        return List.of(
                new GtpCommand("analyze_semeai", family::analyzeSemeai),
                new GtpCommand("analyze_semeai_after_move", family::analyzeAfterMove),
                new GtpCommand("tactical_analyze_semeai", family::tacticalAnalyzeSemeai));
    }

    /**
     * Whether the owner of the first group, moving first, saves it, whether he kills the second, and how; a pass if no move is
     * needed.
     */
    private String analyzeSemeai(GtpArguments arguments) throws GtpException {
        return analyze(arguments, 0, Kind.OWL, this::race);
    }

    /** The same where strings are captured or not, and eyes count for nothing but the moves that they cost. */
    private String tacticalAnalyzeSemeai(GtpArguments arguments) throws GtpException {
        return analyze(arguments, 0, Kind.READING, SemeaiCommands::captures);
    }

    /** How a race is read. */
    private interface Reader {
        Initiative of(ReadingBoard board, int own, int rival);
    }

    private Initiative race(ReadingBoard board, int own, int rival) {
        return Semeai.of(board, own, rival, session::trial);
    }

    private static Initiative captures(ReadingBoard board, int own, int rival) {
        return Initiative.byCaptures(board, own, rival, Effort.CAPTURES);
    }

    /** The same on a board where a move has been made. */
    private String analyzeAfterMove(GtpArguments arguments) throws GtpException {
        session.tryPlay(GoWords.color(arguments, 0), GoWords.play(arguments, 1, session.board()));
        try {
            return analyze(arguments, 2, Kind.OWL, this::race);
        } finally {
            session.takeTryBack();
        }
    }

    private String analyze(GtpArguments arguments, int first, Kind kind, Reader reader) throws GtpException {
        int own = GoWords.stone(arguments, first, session.board());
        int rival = GoWords.stone(arguments, first + 1, session.board());
        if (session.board().stoneAt(own) == session.board().stoneAt(rival)) {
            throw new GtpException("two stones of one color");
        }
        Initiative initiative = reader.of(ReadingBoard.of(session.board()), own, rival);
        session.counts().add(kind, initiative.nodes());
        return initiative.saved().code() + " " + initiative.killed().code() + " "
                + GoWords.name(session.board(), initiative.move());
    }
}
