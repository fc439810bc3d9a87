package org.openarbiter.rules.janggi.choices;

/** When facing generals count. */
public enum BikjangWhen {
    /** Always. */
    ALWAYS,
    /** Once a piece has been captured. */
    AFTER_CAPTURE,
    /** When both sides have fewer than 30 points, unless the general made it by a capture. */
    BELOW_30
}
