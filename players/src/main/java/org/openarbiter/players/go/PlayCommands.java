package org.openarbiter.players.go;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.openarbiter.dragons.player.Player;
import org.openarbiter.dragons.player.Turn;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.go.Go;

/** The commands that ask the player for a move, and tell him the time. */
final class PlayCommands {
    private final GoSession session;
    private final Player player = new Player();

    private PlayCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        PlayCommands family = new PlayCommands(session);
        return List.of(
                new GtpCommand("genmove", family::genmove),
                new GtpCommand("reg_genmove", family::regGenmove),
                new GtpCommand("restricted_genmove", family::restrictedGenmove),
                new GtpCommand("time_settings", PlayCommands::timeSettings),
                new GtpCommand("time_left", PlayCommands::timeLeft));
    }

    private String genmove(GtpArguments arguments) throws GtpException {
        int seat = GoWords.color(arguments, 0);
        int play = choose(seat, point -> true);
        session.play(seat, play);
        return GoWords.name(session.board(), play);
    }

    private String regGenmove(GtpArguments arguments) throws GtpException {
        return GoWords.name(session.board(), choose(GoWords.color(arguments, 0), point -> true));
    }

    /** A move on one of the points that are named; the board stays as it is. */
    private String restrictedGenmove(GtpArguments arguments) throws GtpException {
        int seat = GoWords.color(arguments, 0);
        Set<Integer> allowed = new HashSet<>();
        for (int i = 1; i < Math.max(2, arguments.count()); i++) {
            allowed.add(GoWords.vertex(arguments, i, session.board()));
        }
        return GoWords.name(session.board(), choose(seat, allowed::contains));
    }

    /** Nothing changes: what a move costs does not depend on the clock. */
    private static String timeSettings(GtpArguments arguments) throws GtpException {
        checkNumbers(arguments, 0, List.of("main time", "byo yomi time", "byo yomi stones"));
        return "";
    }

    /** Nothing changes, as in {@link #timeSettings}. */
    private static String timeLeft(GtpArguments arguments) throws GtpException {
        GoWords.color(arguments, 0);
        checkNumbers(arguments, 1, List.of("time", "number of stones"));
        return "";
    }

    private static void checkNumbers(GtpArguments arguments, int first, List<String> names) throws GtpException {
        for (int i = 0; i < names.size(); i++) {
            if (arguments.integer(first + i, names.get(i)) < 0) {
                throw new GtpException(names.get(i) + " is negative");
            }
        }
    }

    /** A play that the rulebook allows, or a pass. */
    private int choose(int seat, IntPredicate isAllowed) {
        Turn turn = new Turn(ReadingBoard.of(session.board()), seat, Go.choices(session.rulebook()).scoring(),
                point -> isAllowed.test(point) && session.refusal(seat, point) == null);
        int point = player.choose(turn);
        return point == Player.PASS ? session.board().pass() : point;
    }
}
