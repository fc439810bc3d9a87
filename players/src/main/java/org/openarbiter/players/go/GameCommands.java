package org.openarbiter.players.go;

import java.util.List;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.go.board.GoBoard;

/** The commands that set a game up and play it. */
final class GameCommands {
    private static final int LARGEST = 25;
    private static final int MOST_KOMI = 1000;
    private static final double MILLION = 1e6;

    private final GoSession session;

    private GameCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        GameCommands family = new GameCommands(session);
        return List.of(
                new GtpCommand("boardsize", family::boardsize),
                new GtpCommand("query_boardsize", arguments -> Integer.toString(session.board().topology().width())),
                new GtpCommand("clear_board", family::clearBoard),
                new GtpCommand("komi", family::komi),
                new GtpCommand("get_komi", arguments -> Double.toString(session.komi())),
                new GtpCommand("play", family::play),
                new GtpCommand("black", arguments -> family.play(0, arguments, 0)),
                new GtpCommand("white", arguments -> family.play(1, arguments, 0)),
                new GtpCommand("undo", family::undo),
                new GtpCommand("gg-undo", family::undo),
                new GtpCommand("trymove", family::trymove),
                new GtpCommand("popgo", family::popgo),
                new GtpCommand("is_legal", family::isLegal),
                new GtpCommand("loadsgf", family::loadsgf),
                new GtpCommand("arbiter-rules", family::rules));
    }

    private String boardsize(GtpArguments arguments) throws GtpException {
        int size = arguments.integer(0, "boardsize");
        if (size < 1 || size > LARGEST) {
            throw new GtpException("unacceptable size");
        }
        session.resize(size);
        return "";
    }

    private String clearBoard(GtpArguments arguments) {
        session.clear(session.board().topology());
        return "";
    }

    private String komi(GtpArguments arguments) throws GtpException {
        String text = arguments.text(0, "komi");
        if (!text.matches("[-+]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?")) {
            throw new GtpException("komi not a float");
        }
        double komi = Double.parseDouble(text);
        if (Math.abs(komi) > MOST_KOMI) {
            throw new GtpException("komi must be from -" + MOST_KOMI + " to " + MOST_KOMI);
        }
        // Rounding to millionths, and no negative zero.
        session.board().terms(session.board().terms().withKomi(Math.rint(komi * MILLION) / MILLION + 0.0));
        return "";
    }

    private String play(GtpArguments arguments) throws GtpException {
        return play(GoWords.color(arguments, 0), arguments, 1);
    }

    private String play(int by, GtpArguments arguments, int vertex) throws GtpException {
        session.play(by, GoWords.play(arguments, vertex, session.board()));
        return "";
    }

    private String trymove(GtpArguments arguments) throws GtpException {
        session.tryPlay(GoWords.color(arguments, 0), GoWords.play(arguments, 1, session.board()));
        return "";
    }

    private String popgo(GtpArguments arguments) throws GtpException {
        session.takeTryBack();
        return "";
    }

    private String undo(GtpArguments arguments) throws GtpException {
        int plays = arguments.has(0) ? arguments.integer(0, "number of moves") : 1;
        if (plays < 0) {
            throw new GtpException("cannot undo");
        }
        session.undo(plays);
        return "";
    }

    private String isLegal(GtpArguments arguments) throws GtpException {
        int by = GoWords.color(arguments, 0);
        return session.refusal(by, GoWords.play(arguments, 1, session.board())) == null ? "1" : "0";
    }

    private String loadsgf(GtpArguments arguments) throws GtpException {
        LoadedGame game = LoadedGame.of(arguments.text(0, "filename"));
        GoBoard start = game.start();
        if (Math.max(start.topology().width(), start.topology().height()) > LARGEST) {
            throw new GtpException("unacceptable size");
        }
        session.load(game, until(arguments, start));
        return GoWords.color(session.next());
    }

    /** Before which move to stop: its number, or the point where it is the first. */
    private static LoadedGame.Until until(GtpArguments arguments, GoBoard board) throws GtpException {
        if (!arguments.has(1)) {
            return LoadedGame.Until.END;
        }
        if (Character.isLetter(arguments.text(1, "move").charAt(0))) {
            return new LoadedGame.Until(Integer.MAX_VALUE, GoWords.play(arguments, 1, board));
        }
        int move = arguments.integer(1, "move number");
        if (move < 1) {
            throw new GtpException("invalid move number");
        }
        return new LoadedGame.Until(move, -1);
    }

    private String rules(GtpArguments arguments) throws GtpException {
        if (arguments.has(0)) {
            session.rules(arguments.text(0, "rulebook"));
        }
        return session.rulebook().id().toString();
    }
}
