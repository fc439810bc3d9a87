package org.openarbiter.players.go;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.race.Prospects;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;

/**
 * The commands that ask for life and death.
 *
 * <p>Their format, GNU Go's, has no word for what is unknown. What a search did not prove before its limit is answered by
 * what games played at random make likely, as docs/dragons.md says; what it proved counts as proved.
 */
final class LifeCommands {
    /** How many positions each search may look at. */
    private static final long NODES = 800_000;
    /** How many games are played at random where that was not enough. */
    private static final int GAMES = 100_000;

    private final GoSession session;

    private LifeCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        LifeCommands family = new LifeCommands(session);
        return List.of(
                new GtpCommand("unconditional_status", family::unconditionalStatus),
                new GtpCommand("owl_attack", family::owlAttack),
                new GtpCommand("owl_defend", family::owlDefend),
                new GtpCommand("owl_does_attack", family::owlDoesAttack),
                new GtpCommand("owl_does_defend", family::owlDoesDefend),
                new GtpCommand("owl_connection_defends", family::owlConnectionDefends),
                new GtpCommand("dragon_status", family::dragonStatus));
    }

    private String unconditionalStatus(GtpArguments arguments) throws GtpException {
        int point = GoWords.vertex(arguments, 0, session.board());
        return session.settled().at(point).name().toLowerCase(Locale.ROOT);
    }

    private String owlAttack(GtpArguments arguments) throws GtpException {
        return answer(life().attack(GoWords.stone(arguments, 0, session.board())));
    }

    private String owlDefend(GtpArguments arguments) throws GtpException {
        return answer(life().defend(GoWords.stone(arguments, 0, session.board())));
    }

    private String owlDoesAttack(GtpArguments arguments) throws GtpException {
        int move = GoWords.empty(arguments, 0, session.board());
        int stone = GoWords.stone(arguments, 1, session.board());
        return does(() -> life().attacks(move, stone));
    }

    private String owlDoesDefend(GtpArguments arguments) throws GtpException {
        int move = GoWords.empty(arguments, 0, session.board());
        int stone = GoWords.stone(arguments, 1, session.board());
        return does(() -> life().defends(move, stone));
    }

    /** Whether a move that is to link two dragons saves both: the worse of the two. */
    private String owlConnectionDefends(GtpArguments arguments) throws GtpException {
        int move = GoWords.empty(arguments, 0, session.board());
        int one = GoWords.stone(arguments, 1, session.board());
        int other = GoWords.stone(arguments, 2, session.board());
        if (session.board().stoneAt(one) != session.board().stoneAt(other)) {
            throw new GtpException("vertices must have same color");
        }
        return does(() -> Collections.min(List.of(life().defends(move, one), life().defends(move, other))));
    }

    private static String does(Supplier<Fate> reading) throws GtpException {
        try {
            return Integer.toString(reading.get().code());
        } catch (IllegalArgumentException e) {
            throw new GtpException("illegal move");
        }
    }

    private LifeAndDeath life() {
        return new LifeAndDeath(ReadingBoard.of(session.board()), NODES, GAMES);
    }

    private String answer(Answer answer) {
        Fate fate = answer.likely();
        return fate.succeeds() ? fate.code() + " " + name(answer.point()) : "0";
    }

    /** What a dragon is; if it is critical, with the moves that kill and save it. */
    private String dragonStatus(GtpArguments arguments) throws GtpException {
        if (arguments.has(0)) {
            return status(GoWords.stone(arguments, 0, session.board()));
        }
        return session.analysis().dragons().stream()
                .map(dragon -> name(dragon.origin()) + ": " + status(dragon.origin()))
                .collect(Collectors.joining("\n"));
    }

    private String status(int stone) {
        Prospects prospects = Prospects.of(ReadingBoard.of(session.board()), stone, NODES, GAMES);
        Answer attack = prospects.attack();
        if (!attack.likely().succeeds()) {
            return "alive";
        }
        Answer defense = prospects.defend();
        if (!defense.likely().succeeds()) {
            return "dead";
        }
        return "critical " + name(attack.point()) + " " + name(defense.point());
    }

    private String name(int point) {
        return GoWords.name(session.board(), point);
    }
}
