package org.openarbiter.players.go;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.openarbiter.dragons.eyes.EyeSpace;
import org.openarbiter.dragons.eyes.EyeSpaces;
import org.openarbiter.dragons.eyes.EyeValue;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;

/** The commands that show eye spaces on a board. A point in eye spaces of both colors is shown as Black's. */
final class EyeDisplay {
    private static final List<String> COLORS = List.of("blue", "cyan");

    private final GoSession session;
    private final EyeReading reading;

    private EyeDisplay(GoSession session) {
        this.session = session;
        reading = new EyeReading(session);
    }

    static List<GtpCommand> of(GoSession session) {
        EyeDisplay family = new EyeDisplay(session);
        return List.of(
                new GtpCommand("arbiter-eyes_cboard", family::cboard),
                new GtpCommand("arbiter-eyes_sboard", family::sboard));
    }

    /** Black's eye spaces in blue, White's in cyan. */
    private String cboard(GtpArguments arguments) {
        return board(space -> COLORS.get(space.color()));
    }

    /** How many eyes each space is worth: one number, or two where it matters who moves first. */
    private String sboard(GtpArguments arguments) {
        return board(space -> eyes(space.value()));
    }

    private static String eyes(EyeValue value) {
        return value.isSettled() ? Integer.toString(value.min()) : value.min() + "-" + value.max();
    }

    private String board(Function<EyeSpace, String> word) {
        EyeSpaces spaces = reading.spaces();
        return BoardText.of(session.board(), point -> {
            Optional<EyeSpace> space = spaces.at(0, point).or(() -> spaces.at(1, point));
            return space.map(word).orElse(BoardText.NOTHING);
        });
    }
}
