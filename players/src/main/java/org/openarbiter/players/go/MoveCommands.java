package org.openarbiter.players.go;

import java.util.List;
import java.util.Optional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;

/** The commands that ask whether a certain move captures or saves a string; the answer is the code alone. */
final class MoveCommands {
    private final GoSession session;

    private MoveCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        MoveCommands family = new MoveCommands(session);
        return List.of(
                new GtpCommand("does_attack", arguments -> family.attacks(arguments, MoveCommands::saved)),
                new GtpCommand("does_defend", arguments -> family.defends(arguments, MoveCommands::captured)));
    }

    /** What the other side can do about a move. */
    private interface Reply {
        Answer to(ReadingBoard board, int move, int target);
    }

    private static Answer saved(ReadingBoard board, int move, int target) {
        return new Reading(board, Effort.CAPTURES).defendAfter(move, target);
    }

    private static Answer captured(ReadingBoard board, int move, int target) {
        board.play(board.stoneAt(target), move);
        return new Reading(board, Effort.CAPTURES).attack(target);
    }

    private String attacks(GtpArguments arguments, Reply reply) throws GtpException {
        int target = GoWords.stone(arguments, 1, session.board());
        return code(arguments, target, 1 - session.board().stoneAt(target), reply);
    }

    private String defends(GtpArguments arguments, Reply reply) throws GtpException {
        int target = GoWords.stone(arguments, 1, session.board());
        return code(arguments, target, session.board().stoneAt(target), reply);
    }

    private String code(GtpArguments arguments, int target, int mover, Reply reply) throws GtpException {
        int move = GoWords.empty(arguments, 0, session.board());
        Optional<ReadingBoard> before = session.before(mover, move);
        if (before.isEmpty()) {
            return "0";
        }
        Answer answer = reply.to(before.get(), move, target);
        session.counts().add(PositionCounts.Kind.READING, answer.nodes());
        return Integer.toString(answer.likely().opposite().code());
    }
}
