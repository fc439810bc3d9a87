package org.openarbiter.rules.xiangqi.chase;

/**
 * What a series of checks would lead to.
 *
 * @param answer whether it wins; open if the bound was reached, or the rules leave open whether it wins
 * @param checks of how many checks it consists at most, if it wins
 * @param first the first check, if it may win; otherwise no move
 * @param positions how many positions were visited
 */
public record Series(Gain answer, int checks, int first, int positions) {}
