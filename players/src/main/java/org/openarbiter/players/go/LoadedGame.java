package org.openarbiter.players.go;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/** The first game of an SGF file, to be taken over by a session as far as is asked. */
final class LoadedGame {
    private static final RecordFormat<GoBoard> SGF = new Go().formats().getFirst();

    private final RecordedGame<GoBoard> record;

    private LoadedGame(RecordedGame<GoBoard> record) {
        this.record = record;
    }

    /**
     * How much of a game is asked for: everything before a move.
     *
     * @param move the number of that move, from 1; a number that the game does not reach asks for all of it
     * @param play the first move that is this play; −1 if any may be
     */
    record Until(int move, int play) {
        static final Until END = new Until(Integer.MAX_VALUE, -1);
    }

    /** Reads a file. */
    static LoadedGame of(String file) throws GtpException {
        try (InputStream in = Files.newInputStream(Path.of(file)); RecordFormat.Splitter games = SGF.split(in)) {
            RawGame raw = games.next();
            if (raw == null) {
                throw new GtpException("cannot open or parse '" + file + "': no game in it");
            }
            return new LoadedGame(SGF.read(raw, false));
        } catch (NoSuchFileException e) {
            throw new GtpException("cannot open or parse '" + file + "': no such file");
        } catch (IOException | InvalidPathException e) {
            throw new GtpException("cannot open or parse '" + file + "'");
        } catch (InputException e) {
            throw new GtpException("cannot open or parse '" + file + "': " + e.sentence());
        }
    }

    /** The rulebook it names; null if it names none. */
    @Nullable String rules() {
        return record.rules();
    }

    /** A fresh board at its start. */
    GoBoard start() {
        return record.start();
    }

    /** How many stones Black was given. */
    int handicap() {
        GoBoard start = start();
        return start.stones(1) == 0 && start.stones(0) >= 2 ? start.stones(0) : 0;
    }

    /** Plays it before a referee. */
    void replay(Referee<GoBoard> referee, Until until) throws GtpException {
        for (int index = 0; index < Math.min(record.plies(), until.move() - 1); index++) {
            try {
                int play = record.play(index, referee.board());
                if (play == until.play()) {
                    return;
                }
                if (referee.act(new Act.Play(record.by(index, referee.next()), play)) instanceof Verdict.Illegal illegal) {
                    throw fault(index, illegal.why().text());
                }
            } catch (PlayException e) {
                throw fault(index, e.reason());
            }
        }
    }

    private GtpException fault(int index, String why) {
        return new GtpException("move " + (index + 1) + ", " + record.written(index) + ", cannot be played: "
                + (PlayException.isVerbal(why) ? "it " : "") + why);
    }

}
