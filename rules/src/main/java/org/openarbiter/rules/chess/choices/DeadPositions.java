package org.openarbiter.rules.chess.choices;

/** How a dead position, in which neither side can checkmate, is recognized. */
public enum DeadPositions {
    /** Exactly, by a search for a helpmate. */
    HELPMATE,
    /** By the material alone: at most one knight or bishop, or only bishops on squares of one color. */
    MATERIAL,
    /** By the material alone: at most one knight or bishop on the board. */
    ONE_MINOR,
    /** By the material alone: nobody has more than one knight or bishop, or one side two knights and the other nothing. */
    CHESS_COM,
    /** By the material, as above, or by locked pawns that no king can get at. */
    SCALACHESS,
    /** Not at all. */
    NO
}
