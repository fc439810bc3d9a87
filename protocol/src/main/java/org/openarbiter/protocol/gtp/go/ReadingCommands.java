package org.openarbiter.protocol.gtp.go;

import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.protocol.gtp.GtpArguments;
import org.openarbiter.protocol.gtp.GtpCommand;
import org.openarbiter.protocol.gtp.GtpException;
import org.openarbiter.rules.go.GoBoard;

/**
 * The commands that ask whether a string can be captured or saved.
 *
 * <p>An answer is a code and, unless nothing need or can be played, the move: 1 without a ko, 2 if the side that moves may ignore any
 * threat, 3 if it needs the first threat, 0 if it fails.
 */
final class ReadingCommands {
    /** How many positions one question may look at. */
    private static final long NODES = 100_000;

    private final GoSession session;

    private ReadingCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        ReadingCommands family = new ReadingCommands(session);
        return List.of(
                new GtpCommand("attack", family::attack),
                new GtpCommand("defend", family::defend));
    }

    private String attack(GtpArguments arguments) throws GtpException {
        return words(reading().attack(GoWords.stone(arguments, 0, session.board())));
    }

    private String defend(GtpArguments arguments) throws GtpException {
        return words(reading().defend(GoWords.stone(arguments, 0, session.board())));
    }

    private Reading reading() {
        return new Reading(ReadingBoard.of(session.board()), NODES);
    }

    private String words(Answer answer) {
        GoBoard board = session.board();
        return answer.fate().code() + (answer.point() == Answer.NONE ? "" : " " + GoWords.name(board, answer.point()));
    }
}
