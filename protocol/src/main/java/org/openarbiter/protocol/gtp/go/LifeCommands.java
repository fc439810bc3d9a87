package org.openarbiter.protocol.gtp.go;

import java.util.List;
import java.util.Locale;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.worms.Dragon;
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
                new GtpCommand("unconditional_status", family::unconditionalStatus),
                new GtpCommand("owl_attack", family::owlAttack),
                new GtpCommand("owl_defend", family::owlDefend),
                new GtpCommand("analyze_semeai", family::analyzeSemeai),
                new GtpCommand("dragon_status", family::dragonStatus));
    }

    private String unconditionalStatus(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        int point = GoWords.vertex(arguments, 0, board);
        return Unconditional.of(board.topology(), board::stoneAt).at(point).name().toLowerCase(Locale.ROOT);
    }

    private String owlAttack(GtpArguments arguments) throws GtpException {
        return answer(life().attack(GoWords.stone(arguments, 0, session.board())));
    }

    private String owlDefend(GtpArguments arguments) throws GtpException {
        int stone = GoWords.stone(arguments, 0, session.board());
        return answer(life().defend(stone));
    }

    /** Whether the owner of the first group, who moves first, saves it, whether he kills the second, and by which move. */
    private String analyzeSemeai(GtpArguments arguments) throws GtpException {
        int own = GoWords.stone(arguments, 0, session.board());
        int rival = GoWords.stone(arguments, 1, session.board());
        LifeAndDeath life = life();
        Answer saves = life.defend(own, rival);
        Answer kills = life.attack(rival, own);
        int point = kills.fate().succeeds() ? kills.point() : saves.point();
        Fate saved = saves.fate().compareTo(kills.fate()) < 0 ? kills.fate() : saves.fate();
        return saved.code() + " " + kills.fate().code() + " " + name(point);
    }

    private LifeAndDeath life() {
        return new LifeAndDeath(ReadingBoard.of(session.board()), 20_000);
    }

    private String answer(Answer answer) {
        return answer.fate().succeeds() ? answer.fate().code() + " " + name(answer.point()) : "0";
    }

    /** What a dragon is; if it is critical, with the moves that kill and save it. */
    private String dragonStatus(GtpArguments arguments) throws GtpException {
        if (!arguments.has(0)) {
            StringBuilder lines = new StringBuilder();
            for (Dragon dragon : session.analysis().dragons()) {
                lines.append(lines.isEmpty() ? "" : "\n").append(name(dragon.origin())).append(": ").append(status(dragon.origin()));
            }
            return lines.toString();
        }
        return status(GoWords.stone(arguments, 0, session.board()));
    }

    private String status(int stone) {
        LifeAndDeath life = life();
        Answer attack = life.attack(stone);
        if (!attack.fate().succeeds()) {
            return "alive";
        }
        Answer defence = life.defend(stone);
        if (!defence.fate().succeeds()) {
            return "dead";
        }
        return "critical " + name(attack.point()) + " " + name(defence.point());
    }

    private String name(int point) {
        return GoWords.name(session.board(), point);
    }
}
