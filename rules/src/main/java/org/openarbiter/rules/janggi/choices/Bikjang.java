package org.openarbiter.rules.janggi.choices;

/** What it means that the generals face each other on an open file (빅장). */
public enum Bikjang {
    /** Nothing. */
    NONE,
    /** A player may call it, as a claim: it ends the game if the opponent accepts it or cannot end the facing. */
    CALLED,
    /** The player to move must end the facing, or pass, which accepts it and ends the game. */
    ANSWERED,
    /** The game ends if the player to move leaves the generals facing, by whatever move or pass. */
    UNBROKEN
}
