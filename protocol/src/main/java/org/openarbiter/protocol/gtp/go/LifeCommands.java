package org.openarbiter.protocol.gtp.go;

import java.util.List;
import java.util.Locale;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.protocol.gtp.GtpArguments;
import org.openarbiter.protocol.gtp.GtpCommand;
import org.openarbiter.protocol.gtp.GtpException;
import org.openarbiter.rules.go.GoBoard;

/** The commands that ask for life and death. */
final class LifeCommands {
    private final GoSession session;

    private LifeCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        LifeCommands family = new LifeCommands(session);
        return List.of(
                new GtpCommand("unconditional_status", family::unconditionalStatus));
    }

    private String unconditionalStatus(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        int point = GoWords.vertex(arguments, 0, board);
        return Unconditional.of(board.topology(), board::stoneAt).at(point).name().toLowerCase(Locale.ROOT);
    }
}
