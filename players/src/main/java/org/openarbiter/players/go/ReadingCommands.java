package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.players.go.PositionCounts.Kind;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * The commands that ask whether a string can be captured or saved, whether one of two can be, or both, whether two can be
 * connected or cut, and whether one can break into an area.
 *
 * <p>An answer is a code: 1 without a ko, 2 if the side that moves may ignore any threat, 3 if it needs the first threat, 0 if it
 * fails; and, unless it fails, the move, PASS if nothing need be played.
 */
final class ReadingCommands {
    private final GoSession session;

    private ReadingCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        ReadingCommands family = new ReadingCommands(session);
        return List.of(
                new GtpCommand("attack", family::attack),
                new GtpCommand("defend", family::defend),
                new GtpCommand("ladder_attack", family::ladderAttack),
                new GtpCommand("attack_either", family::attackEither),
                new GtpCommand("defend_both", family::defendBoth),
                new GtpCommand("connect", family::connect),
                new GtpCommand("disconnect", family::disconnect),
                new GtpCommand("break_in", family::breakIn),
                new GtpCommand("block_off", family::blockOff));
    }

    private String attack(GtpArguments arguments) throws GtpException {
        int stone = GoWords.stone(arguments, 0, session.board());
        return words(Kind.READING, capture(stone).attack(stone));
    }

    private String defend(GtpArguments arguments) throws GtpException {
        int stone = GoWords.stone(arguments, 0, session.board());
        return words(Kind.READING, capture(stone).defend(stone));
    }

    /** Of a string with two liberties alone, as in GNU Go: fewer or more are no ladder yet. */
    private String ladderAttack(GtpArguments arguments) throws GtpException {
        int stone = GoWords.stone(arguments, 0, session.board());
        ReadingBoard board = ReadingBoard.of(session.board());
        if (board.liberties(stone) != 2) {
            throw new GtpException("string must have exactly 2 liberties");
        }
        return words(Kind.READING, new Reading(board, Effort.CAPTURES).ladder(stone));
    }

    /** The code alone, and that of {@code defend_both}: the command says whether there is a move, not which. */
    private String attackEither(GtpArguments arguments) throws GtpException {
        int[] pair = pair(arguments);
        return code(captures().attackEither(pair[0], pair[1]));
    }

    private String defendBoth(GtpArguments arguments) throws GtpException {
        int[] pair = pair(arguments);
        return code(captures().defendBoth(pair[0], pair[1]));
    }

    private String connect(GtpArguments arguments) throws GtpException {
        int[] pair = pair(arguments);
        return words(Kind.CONNECTION, connections().connect(pair[0], pair[1]));
    }

    private String disconnect(GtpArguments arguments) throws GtpException {
        int[] pair = pair(arguments);
        return words(Kind.CONNECTION, connections().disconnect(pair[0], pair[1]));
    }

    private String breakIn(GtpArguments arguments) throws GtpException {
        int stone = GoWords.stone(arguments, 0, session.board());
        return words(Kind.CONNECTION, connections().breakIn(stone, area(arguments)));
    }

    private String blockOff(GtpArguments arguments) throws GtpException {
        int stone = GoWords.stone(arguments, 0, session.board());
        return words(Kind.CONNECTION, connections().blockOff(stone, area(arguments)));
    }

    /** The points behind the first one, at least one. */
    private List<Integer> area(GtpArguments arguments) throws GtpException {
        List<Integer> points = new ArrayList<>();
        for (int i = 1; i < Math.max(2, arguments.count()); i++) {
            points.add(GoWords.vertex(arguments, i, session.board()));
        }
        return points;
    }

    /** Two stones of one color. */
    private int[] pair(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        int one = GoWords.stone(arguments, 0, board);
        int other = GoWords.stone(arguments, 1, board);
        if (board.stoneAt(one) != board.stoneAt(other)) {
            throw new GtpException("vertices must have same color");
        }
        return new int[] {one, other};
    }

    /** What reads the capture of one string. */
    private Reading capture(int stone) {
        ReadingBoard board = ReadingBoard.of(session.board());
        return new Reading(board, Effort.captures(board.liberties(stone)));
    }

    private Reading captures() {
        return new Reading(ReadingBoard.of(session.board()), Effort.CAPTURES);
    }

    private Reading connections() {
        return new Reading(ReadingBoard.of(session.board()), Effort.CONNECTIONS);
    }

    private String code(Answer answer) {
        session.counts().add(Kind.READING, answer.nodes());
        return Integer.toString(answer.likely().code());
    }

    private String words(Kind kind, Answer answer) {
        session.counts().add(kind, answer.nodes());
        Fate fate = answer.likely();
        return fate.code() + (fate.succeeds() ? " " + GoWords.name(session.board(), answer.point()) : "");
    }
}
