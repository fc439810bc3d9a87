package org.openarbiter.players.go;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;

/** The commands that say what answers have cost: processor time, and positions looked at. */
final class CounterCommands {
    private static final double MILLISECONDS = 1000;

    private CounterCommands() {}

    static List<GtpCommand> of(GoSession session) {
        List<GtpCommand> commands = new ArrayList<>();
        commands.add(new GtpCommand("cputime", CounterCommands::cputime));
        for (PositionCounts.Kind kind : PositionCounts.Kind.values()) {
            commands.add(new GtpCommand("get_" + kind + "_node_counter", arguments -> Long.toString(session.counts().of(kind))));
            commands.add(new GtpCommand("reset_" + kind + "_node_counter", arguments -> reset(session, kind)));
        }
        return commands;
    }

    private static String reset(GoSession session, PositionCounts.Kind kind) {
        session.counts().reset(kind);
        return "";
    }

    /** The processor time of this program so far, in seconds. */
    private static String cputime(GtpArguments arguments) throws GtpException {
        Duration used = ProcessHandle.current().info().totalCpuDuration()
                .orElseThrow(() -> new GtpException("the system does not report the processor time"));
        return String.format(Locale.ROOT, "%.3f", used.toMillis() / MILLISECONDS);
    }
}
