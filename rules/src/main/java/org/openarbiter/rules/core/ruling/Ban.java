package org.openarbiter.rules.core.ruling;

/**
 * A seat that a rule put out of the game.
 *
 * @param seat whom
 * @param ply the moment at which it happened
 * @param finding the index of the evidence in the ruling's findings; −1 for none
 */
public record Ban(int seat, int ply, int finding) {}
