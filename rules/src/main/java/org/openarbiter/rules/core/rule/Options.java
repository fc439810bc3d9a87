package org.openarbiter.rules.core.rule;

/**
 * How a referee works, as opposed to what it decides.
 *
 * @param strict whether a play that a rule forbids stops the game instead of being noted and executed
 * @param keyMask which bits of position keys are used; 0 makes all keys equal, which must change nothing but speed
 * @param proofNodes how many positions a proof (a helpmate, say) may visit before the answer is "undetermined"
 */
public record Options(boolean strict, long keyMask, int proofNodes) {

    /** Tolerant, all bits of the keys, 300,000 positions a proof. */
    public static final Options DEFAULT = new Options(false, -1L, 300_000);

    /** The same, strict or tolerant. */
    public Options withStrict(boolean value) {
        return new Options(value, keyMask, proofNodes);
    }

    /** The same with other bits of the keys in use. */
    public Options withKeyMask(long value) {
        return new Options(strict, value, proofNodes);
    }

    /** The same with another budget for proofs. */
    public Options withProofNodes(int value) {
        return new Options(strict, keyMask, value);
    }
}
