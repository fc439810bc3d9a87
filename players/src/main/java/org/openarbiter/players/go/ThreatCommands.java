package org.openarbiter.players.go;

import java.util.List;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.status.Group;
import org.openarbiter.dragons.trial.Substance;
import org.openarbiter.dragons.trial.TwoMoves;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;

/** The commands that ask what two moves in a row do to a dragon, and whether a capture is enough to live. */
final class ThreatCommands {
    private final GoSession session;

    private ThreatCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        ThreatCommands family = new ThreatCommands(session);
        return List.of(
                new GtpCommand("owl_threaten_attack", family::owlThreatenAttack),
                new GtpCommand("owl_threaten_defense", family::owlThreatenDefense),
                new GtpCommand("owl_substantial", family::owlSubstantial));
    }

    private String owlThreatenAttack(GtpArguments arguments) throws GtpException {
        Group group = session.group(GoWords.stone(arguments, 0, session.board()));
        return words(TwoMoves.toKill(session.trial(), group));
    }

    private String owlThreatenDefense(GtpArguments arguments) throws GtpException {
        Group group = session.group(GoWords.stone(arguments, 0, session.board()));
        return words(TwoMoves.toSave(session.trial(), group));
    }

    private String owlSubstantial(GtpArguments arguments) throws GtpException {
        int stone = GoWords.stone(arguments, 0, session.board());
        return Substance.of(session.trial(), stone) ? "1" : "0";
    }

    private String words(TwoMoves moves) {
        Fate fate = moves.fate();
        return fate.succeeds() ? fate.code() + " " + name(moves.first()) + " " + name(moves.second()) : "0";
    }

    private String name(int point) {
        return GoWords.name(session.board(), point);
    }
}
