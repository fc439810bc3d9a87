package org.openarbiter.protocol.gtp.go;

import java.util.List;
import java.util.function.Supplier;
import org.openarbiter.dragons.race.Race;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.protocol.gtp.GtpArguments;
import org.openarbiter.protocol.gtp.GtpCommand;
import org.openarbiter.protocol.gtp.GtpException;

/** The commands that ask for races to capture. */
final class SemeaiCommands {
    /** How many positions each search may look at. */
    private static final long NODES = 50_000;

    private final GoSession session;

    private SemeaiCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        SemeaiCommands family = new SemeaiCommands(session);
        return List.of(
                new GtpCommand("analyze_semeai", family::analyzeSemeai),
                new GtpCommand("owl_analyze_semeai", family::analyzeSemeai));
    }

    /** Whether the owner of the first group, who moves first, saves it, whether he kills the second, and by which move; a pass if none is needed. */
    private String analyzeSemeai(GtpArguments arguments) throws GtpException {
        int own = GoWords.stone(arguments, 0, session.board());
        int rival = GoWords.stone(arguments, 1, session.board());
        Race race = new Race(ReadingBoard.of(session.board()), NODES);
        if (session.board().stoneAt(own) == session.board().stoneAt(rival)) {
            throw new GtpException("two stones of one colour");
        }
        Answer kills = race.attack(rival, own);
        Answer saves = race.defend(own, rival);
        // Who kills what he fights with needs nothing else.
        int saved = succeeds(kills) && (!succeeds(saves) || kills.fate().compareTo(saves.fate()) > 0) ? code(kills) : code(saves);
        return saved + " " + code(kills) + " " + GoWords.name(session.board(), succeeds(kills)
                ? needed(kills, () -> race.defend(rival, own))
                : needed(saves, () -> race.attack(own, rival)));
    }

    /** The move that wins a race; none if it is won as well when the other side moves first. */
    private static int needed(Answer answer, Supplier<Answer> opposed) {
        boolean isLost = !succeeds(answer) || answer.complete() && answer.fate() == Fate.WIN && isRefuted(opposed.get());
        return isLost ? Answer.NONE : answer.point();
    }

    private static boolean isRefuted(Answer answer) {
        return answer.complete() && !answer.fate().succeeds();
    }

    /** Whether something succeeds, for sure or as far as the search went. */
    private static boolean succeeds(Answer answer) {
        return answer.fate().succeeds() || !answer.complete() && answer.point() != Answer.NONE;
    }

    /** The code of an answer; where a limit ended the search, a success counts in full: most kos that are not read to the end are none. */
    private static int code(Answer answer) {
        return succeeds(answer) && !answer.complete() ? Fate.WIN.code() : answer.fate().code();
    }
}
