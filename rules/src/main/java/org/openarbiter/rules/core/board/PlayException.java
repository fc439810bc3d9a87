package org.openarbiter.rules.core.board;

import org.openarbiter.rules.core.words.Sentence;

/**
 * What was written cannot be played on the board where it was written: it is understood and not allowed there, or it is not
 * understood at all, which is no breach of a rule but an {@linkplain #isUnreadable unreadable} record.
 *
 * <p>The message is a clause fit to follow the quoted text: {@code no knight can go to f6}.
 */
public final class PlayException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;
    private final boolean unreadable;

    /** A play that is understood and not legal; without a stack trace, as readers meet it in bulk and the message says all. */
    public PlayException(Sentence why) {
        this(Refusal.of(why));
    }

    /** The same with a reason that a rulebook may tell from others. */
    public PlayException(Refusal refusal) {
        this(refusal, false);
    }

    private PlayException(Refusal refusal, boolean unreadable) {
        super(null, null, false, false);
        this.refusal = refusal;
        this.unreadable = unreadable;
    }

    /** A text that means no play, or could mean several. */
    public static PlayException unreadable(Sentence why) {
        return new PlayException(Refusal.of(why), true);
    }

    /** Whether the text does not say which play is meant. */
    public boolean isUnreadable() {
        return unreadable;
    }

    /** Whether a clause of this kind has the quoted text as its subject: {@code is no move}. */
    public static boolean isVerbal(String reason) {
        return reason.startsWith("is ") || reason.startsWith("contradicts ");
    }

    /** What is wrong. */
    public Refusal refusal() {
        return refusal;
    }

    /** The same as a clause. */
    public Sentence why() {
        return refusal.sentence();
    }

    /** The same in English. */
    public String reason() {
        return why().text();
    }

    /** The same after a colon: {@code it is no move}. */
    public String clause() {
        return (isVerbal(reason()) ? "it " : "") + reason();
    }

    @Override
    public String getMessage() {
        return why().text();
    }
}
