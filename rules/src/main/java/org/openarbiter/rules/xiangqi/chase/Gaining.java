package org.openarbiter.rules.xiangqi.chase;

/** Which captures win a piece. */
public enum Gaining {
    /** Of a piece that nobody protects, or that outranks its attacker. */
    ROOT,
    /** Those that win material when both sides have captured on that point as long as it pays. */
    EXCHANGE
}
