package org.openarbiter.players.gtp;

/**
 * A command that an engine knows.
 *
 * @param name by which it is called
 * @param action what it does
 */
public record GtpCommand(String name, Action action) {

    /** What a command does. */
    public interface Action {
        /**
         * Carries the command out.
         *
         * @return the answer behind the equals sign; may be empty, and may have several lines
         * @throws GtpException if it cannot be carried out
         */
        String answer(GtpArguments arguments) throws GtpException;
    }
}
