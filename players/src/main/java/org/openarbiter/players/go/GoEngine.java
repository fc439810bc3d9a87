package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpServer;
import org.openarbiter.rules.core.rule.RulebookException;

/** The engine that answers what is asked of a game of Go, and plays modestly. */
public final class GoEngine {
    private static final String NAME = "Arbiter";

    private GoEngine() {}

    /**
     * An engine with an empty board.
     *
     * @param version of the program
     * @param rules the name of a rulebook, such as {@code go:japanese}; null for those that records name, and the usual one
     * @throws RulebookException if there is no such rulebook
     */
    public static GtpServer server(String version, @Nullable String rules) throws RulebookException {
        GoSession session = new GoSession(rules);
        List<GtpCommand> commands = new ArrayList<>();
        commands.addAll(GameCommands.of(session));
        commands.addAll(HandicapCommands.of(session));
        commands.addAll(BoardCommands.of(session));
        commands.addAll(WormCommands.of(session));
        commands.addAll(EyeCommands.of(session));
        commands.addAll(ReadingCommands.of(session));
        commands.addAll(LifeCommands.of(session));
        commands.addAll(ThreatCommands.of(session));
        commands.addAll(SemeaiCommands.of(session));
        commands.addAll(MoveCommands.of(session));
        commands.addAll(PlayCommands.of(session));
        commands.addAll(ScoreCommands.of(session));
        commands.addAll(CounterCommands.of(session));
        commands.addAll(DisplayCommands.of(session));
        commands.addAll(EyeDisplay.of(session));
        commands.addAll(FinalDisplay.of(session));
        return new GtpServer(NAME, version, commands);
    }
}
