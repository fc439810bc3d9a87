package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/** The commands that print the stones on the board and the moves so far. */
final class BoardCommands {
    private final GoSession session;

    private BoardCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        BoardCommands family = new BoardCommands(session);
        return List.of(
                new GtpCommand("showboard", family::showboard),
                new GtpCommand("color", family::color),
                new GtpCommand("captures", family::captures),
                new GtpCommand("list_stones", family::listStones),
                new GtpCommand("countlib", arguments -> Integer.toString(family.liberties(arguments).size())),
                new GtpCommand("findlib", arguments -> GoWords.list(session.board(), family.liberties(arguments))),
                new GtpCommand("accuratelib", family::accuratelib),
                new GtpCommand("all_legal", family::allLegal),
                new GtpCommand("last_move", family::lastMove),
                new GtpCommand("move_history", family::moveHistory));
    }

    private String showboard(GtpArguments arguments) {
        GoBoard board = session.board();
        List<Integer> marked = new ArrayList<>();
        int plies = session.record().plies();
        if (plies > 0 && board.isStone(session.record().play(plies))) {
            marked.add(session.record().play(plies));
        }
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.addAll(new Go().picture().lines(board, marked, Picture.Style.PLAIN));
        lines.add("Black (X) has captured " + board.lost(1) + ", White (O) " + board.lost(0) + "; komi " + session.komi());
        return String.join("\n", lines);
    }

    private String color(GtpArguments arguments) throws GtpException {
        return GoWords.color(session.board().stoneAt(GoWords.vertex(arguments, 0, session.board())));
    }

    private String captures(GtpArguments arguments) throws GtpException {
        return Integer.toString(session.board().lost(1 - GoWords.color(arguments, 0)));
    }

    private String listStones(GtpArguments arguments) throws GtpException {
        int seat = GoWords.color(arguments, 0);
        return points(point -> session.board().stoneAt(point) == seat);
    }

    private String points(IntPredicate which) {
        GoBoard board = session.board();
        return GoWords.list(board, IntStream.range(0, board.topology().size()).filter(which).boxed().toList());
    }

    private Set<Integer> liberties(GtpArguments arguments) throws GtpException {
        return liberties(session.board(), GoWords.stone(arguments, 0, session.board()));
    }

    private static Set<Integer> liberties(GoBoard board, int stone) {
        Set<Integer> liberties = new LinkedHashSet<>();
        int at = stone;
        do {
            for (int side = 0; side < board.topology().degree(at); side++) {
                int next = board.topology().neighbor(at, side);
                if (board.stoneAt(next) == GoBoard.EMPTY) {
                    liberties.add(next);
                }
            }
            at = board.nextInString(at);
        } while (at != stone);
        return liberties;
    }

    /** The liberties that a string would have after a play, by name. */
    private String accuratelib(GtpArguments arguments) throws GtpException {
        int by = GoWords.color(arguments, 0);
        int point = GoWords.empty(arguments, 1, session.board());
        GoBoard board = session.board();
        board.play(by, point);
        String liberties = board.stoneAt(point) == GoBoard.EMPTY ? "" : GoWords.list(board, liberties(board, point));
        board.undo();
        return liberties;
    }

    private String allLegal(GtpArguments arguments) throws GtpException {
        int by = GoWords.color(arguments, 0);
        return points(point -> session.refusal(by, point) == null);
    }

    private String lastMove(GtpArguments arguments) throws GtpException {
        int plies = session.record().plies();
        if (plies == 0) {
            throw new GtpException("no previous move known");
        }
        return move(plies);
    }

    /** The moves so far, the latest first. */
    private String moveHistory(GtpArguments arguments) {
        List<String> moves = new ArrayList<>();
        for (int ply = session.record().plies(); ply > 0; ply--) {
            moves.add(move(ply));
        }
        return String.join("\n", moves);
    }

    private String move(int ply) {
        return GoWords.color(session.record().by(ply)) + " " + GoWords.name(session.board(), session.record().play(ply));
    }
}
