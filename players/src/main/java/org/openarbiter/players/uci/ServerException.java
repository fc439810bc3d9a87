package org.openarbiter.players.uci;

/** A command that cannot be carried out; the message says why. */
final class ServerException extends Exception {
    private static final long serialVersionUID = 1L;

    ServerException(String message) {
        super(message, null, false, false);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
