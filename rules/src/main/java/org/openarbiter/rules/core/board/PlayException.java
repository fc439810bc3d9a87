package org.openarbiter.rules.core.board;

/**
 * What was written cannot be played on the board where it was written: it is understood and not allowed there, or it is not
 * understood at all, which is no breach of a rule but an {@linkplain #isUnreadable unreadable} record.
 *
 * <p>The message is a clause fit to follow the quoted text: {@code no knight can go to f6}.
 */
public final class PlayException extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean unreadable;

    /** A play that is understood and not legal; without a stack trace, as readers meet it in bulk and the message says all. */
    public PlayException(String message) {
        this(message, false);
    }

    private PlayException(String message, boolean unreadable) {
        super(message, null, false, false);
        this.unreadable = unreadable;
    }

    /** A text that means no play, or could mean several. */
    public static PlayException unreadable(String message) {
        return new PlayException(message, true);
    }

    /** Whether the text does not say which play is meant. */
    public boolean isUnreadable() {
        return unreadable;
    }

    /** Whether a clause of this kind has the quoted text as its subject: {@code is no move}. */
    public static boolean isVerbal(String reason) {
        return reason.startsWith("is ") || reason.startsWith("contradicts ");
    }

    /** What is wrong, as a clause. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
