package org.openarbiter.wire;

import java.util.OptionalInt;

/** A message of a client to a live game: an event, or a question. */
public sealed interface Message {

    /** Something that happens in the game and is kept. */
    sealed interface Deed extends Message {}

    /**
     * A play.
     *
     * @param by the player; empty for the one to move
     * @param move in the machine notation of the game
     */
    record Play(OptionalInt by, String move) implements Deed {}

    /** Anything else that changes how a game ends; its place among the plays is where it arrives. */
    record Happening(Event event) implements Deed {}

    /** The latest deed is taken back. */
    record Undo() implements Message {}

    /** Which plays does the rulebook allow now? */
    record Legal() implements Message {}

    /**
     * What would the ruling be after this play?
     *
     * @param by the player; empty for the one to move
     */
    record Preview(OptionalInt by, String move) implements Message {}

    /** The game as a case from which it can be restored. */
    record Snapshot() implements Message {}

    /** The ruling once more. */
    record Ask() implements Message {}
}
