package org.openarbiter.protocol.gtp.go;

import java.util.List;
import org.openarbiter.dragons.eyes.ByReading;
import org.openarbiter.dragons.eyes.EyeShapes;
import org.openarbiter.dragons.eyes.EyeSpace;
import org.openarbiter.dragons.eyes.EyeSpaces;
import org.openarbiter.dragons.eyes.EyeValue;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.protocol.gtp.GtpArguments;
import org.openarbiter.protocol.gtp.GtpCommand;
import org.openarbiter.protocol.gtp.GtpException;
import org.openarbiter.rules.go.GoBoard;

/** The commands that ask for eyes. */
final class EyeCommands {
    private static final long NODES = 2000;

    private final GoSession session;
    private final EyeShapes shapes = new EyeShapes();

    private EyeCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        EyeCommands family = new EyeCommands(session);
        return List.of(new GtpCommand("eval_eye", family::evalEye));
    }

    /** How many eyes a space is worth: if attacked first, if defended first, and the two moves where that is not the same. */
    private String evalEye(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        int point = GoWords.vertex(arguments, 0, board);
        ReadingBoard reading = ReadingBoard.of(board);
        EyeSpaces spaces = EyeSpaces.of(reading, new ByReading(reading, NODES), shapes);
        EyeValue value = spaces.at(ReadingBoard.BLACK, point)
                .or(() -> spaces.at(ReadingBoard.WHITE, point))
                .map(EyeSpace::value)
                .orElseThrow(() -> new GtpException("vertex is not an eye"));
        String eyes = value.min() + " " + value.max();
        return value.isSettled() ? eyes : eyes + " " + first(board, value.attacks()) + " " + first(board, value.defences());
    }

    private static String first(GoBoard board, List<Integer> moves) {
        return moves.isEmpty() ? GoWords.PASS : board.pointName(moves.getFirst());
    }
}
