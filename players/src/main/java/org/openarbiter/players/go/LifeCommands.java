package org.openarbiter.players.go;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Group;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.trial.Trial;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;

/**
 * The commands that ask for life and death.
 *
 * <p>Their format, GNU Go's, has no word for what is unknown. What a search did not prove before its limit is answered by
 * what games played at random make likely, as docs/dragons.md says; what it proved counts as proved. All of them ask for the
 * status of the group of a stone, with the greatest effort.
 */
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
                new GtpCommand("owl_does_attack", family::owlDoesAttack),
                new GtpCommand("owl_does_defend", family::owlDoesDefend),
                new GtpCommand("owl_connection_defends", family::owlConnectionDefends),
                new GtpCommand("dragon_status", family::dragonStatus));
    }

    private String unconditionalStatus(GtpArguments arguments) throws GtpException {
        int point = GoWords.vertex(arguments, 0, session.board());
        return GoWords.word(session.statuses().unconditional().at(point));
    }

    private String owlAttack(GtpArguments arguments) throws GtpException {
        return answer(session.statuses().attack(group(arguments, 0), Effort.THOROUGH));
    }

    private String owlDefend(GtpArguments arguments) throws GtpException {
        return answer(session.statuses().defense(group(arguments, 0), Effort.THOROUGH));
    }

    private String owlDoesAttack(GtpArguments arguments) throws GtpException {
        int move = GoWords.empty(arguments, 0, session.board());
        Group group = group(arguments, 1);
        return Integer.toString(after(move, 1 - group.seat(), group).code());
    }

    private String owlDoesDefend(GtpArguments arguments) throws GtpException {
        int move = GoWords.empty(arguments, 0, session.board());
        Group group = group(arguments, 1);
        return Integer.toString(after(move, group.seat(), group).code());
    }

    /** Whether a move that is to link two dragons saves both: the worse of the two. */
    private String owlConnectionDefends(GtpArguments arguments) throws GtpException {
        int move = GoWords.empty(arguments, 0, session.board());
        Group one = group(arguments, 1);
        Group other = group(arguments, 2);
        if (one.seat() != other.seat()) {
            throw new GtpException("vertices must have same color");
        }
        Fate first = after(move, one.seat(), one);
        Fate second = after(move, other.seat(), other);
        return Integer.toString(Collections.min(List.of(first, second)).code());
    }

    private Group group(GtpArguments arguments, int index) throws GtpException {
        return session.group(GoWords.stone(arguments, index, session.board()));
    }

    /** What a move does to a group for the side that makes it: what the other side then cannot achieve. */
    private Fate after(int move, int mover, Group group) throws GtpException {
        Optional<ReadingBoard> before = session.before(mover, move);
        if (before.isEmpty()) {
            return Fate.LOSS;
        }
        ReadingBoard played = before.get();
        played.play(mover, move);
        Trial trial = session.trial(played);
        Optional<Group> left = trial.group(group.key());
        if (left.isEmpty()) {
            return Fate.WIN;
        }
        boolean isOwn = mover == group.seat();
        Answer answer = isOwn ? trial.attack(left.get(), Effort.THOROUGH) : trial.defense(left.get(), Effort.THOROUGH);
        return answer.likely().opposite();
    }

    private String answer(Answer answer) {
        Fate fate = answer.likely();
        return fate.succeeds() ? fate.code() + " " + name(answer.point()) : "0";
    }

    /** What a dragon is; if it is critical, with the moves that kill and save it. */
    private String dragonStatus(GtpArguments arguments) throws GtpException {
        if (arguments.has(0)) {
            return status(group(arguments, 0));
        }
        return session.analysis().dragons().stream()
                .map(dragon -> name(dragon.origin()) + ": " + status(dragon.group()))
                .collect(Collectors.joining("\n"));
    }

    private String status(Group group) {
        GroupStatus status = session.statuses().of(group, Effort.THOROUGH);
        boolean isCritical = status.state() == State.CRITICAL;
        return status.state() + (isCritical ? " " + name(status.attack().point()) + " " + name(status.defense().point()) : "");
    }

    private String name(int point) {
        return GoWords.name(session.board(), point);
    }
}
