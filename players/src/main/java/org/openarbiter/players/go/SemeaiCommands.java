package org.openarbiter.players.go;

import java.util.List;
import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
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
                new GtpCommand("analyze_semeai_after_move", family::analyzeAfterMove));
    }

    /**
     * Whether the owner of the first group, moving first, saves it, whether he kills the second, and how; a pass if no move is
     * needed.
     */
    private String analyzeSemeai(GtpArguments arguments) throws GtpException {
        return analyze(arguments, 0);
    }

    /** The same on a board where a move has been made. */
    private String analyzeAfterMove(GtpArguments arguments) throws GtpException {
        session.tryPlay(GoWords.color(arguments, 0), GoWords.play(arguments, 1, session.board()));
        try {
            return analyze(arguments, 2);
        } finally {
            session.takeTryBack();
        }
    }

    private String analyze(GtpArguments arguments, int first) throws GtpException {
        int own = GoWords.stone(arguments, first, session.board());
        int rival = GoWords.stone(arguments, first + 1, session.board());
        if (session.board().stoneAt(own) == session.board().stoneAt(rival)) {
            throw new GtpException("two stones of one color");
        }
        Initiative initiative = Initiative.of(ReadingBoard.of(session.board()), own, rival, Effort.RACE);
        return initiative.saved().code() + " " + initiative.killed().code() + " "
                + GoWords.name(session.board(), initiative.move());
    }
}
