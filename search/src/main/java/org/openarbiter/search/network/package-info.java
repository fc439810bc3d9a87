/**
 * The evaluation of positions by a small neural network whose first layer is updated with each move (Y. Nasu, <i>Efficiently Updatable
 * Neural-Network-based Evaluation Functions for Computer Shogi</i>, 2018). One type serves every game with pieces on squares.
 */
@NullMarked
package org.openarbiter.search.network;

import org.jspecify.annotations.NullMarked;
