package org.openarbiter.match.guard;

/** Where a guard stands between its controller and its engine. */
sealed interface State {

    /** What holds once the engine has answered the greeting. */
    default State greeted() {
        return this;
    }

    /** The engine is of use. */
    sealed interface Serving extends State {

        /** What holds when no search runs any more. */
        Waiting waiting();

        /** What holds when the engine is of no more use. */
        Unusable lost(String reason);
    }

    /** The engine is of use and has nothing to search. */
    sealed interface Waiting extends Serving {

        @Override
        default Waiting waiting() {
            return this;
        }

        @Override
        Waiting greeted();
    }

    /** The engine has not answered the greeting yet. */
    record Greeting() implements Waiting {

        @Override
        public Idle greeted() {
            return new Idle();
        }

        @Override
        public Ungreeted lost(String reason) {
            return new Ungreeted(reason);
        }
    }

    /** The engine has answered the greeting. */
    record Idle() implements Waiting {

        @Override
        public Idle greeted() {
            return this;
        }

        @Override
        public Lost lost(String reason) {
            return new Lost(reason);
        }
    }

    /** The engine owes the controller a move. */
    sealed interface Searching extends Serving {

        /** The search that is to end with a move. */
        Search search();

        /** The same with another search. */
        Searching with(Search other);

        @Override
        default Unusable lost(String reason) {
            return waiting().lost(reason);
        }
    }

    /** The engine searches. */
    record Thinking(Waiting waiting, Search search) implements Searching {

        @Override
        public Thinking greeted() {
            return new Thinking(waiting.greeted(), search);
        }

        @Override
        public Thinking with(Search other) {
            return new Thinking(waiting, other);
        }
    }

    /** The engine searches although it was told to stop. */
    record Stopping(Waiting waiting, Search search) implements Searching {

        @Override
        public Stopping greeted() {
            return new Stopping(waiting.greeted(), search);
        }

        @Override
        public Stopping with(Search other) {
            return new Stopping(waiting, other);
        }
    }

    /** The engine is of no more use: moves are made in its name. */
    sealed interface Unusable extends State {

        /** What is the matter with the engine. */
        String reason();

        /** What holds once the controller has asked for a move. */
        Unusable asked();
    }

    /** The engine was lost before it answered the greeting: it is not started anew. */
    record Ungreeted(String reason) implements Unusable {

        @Override
        public Lost greeted() {
            return new Lost(reason);
        }

        @Override
        public Ungreeted asked() {
            return this;
        }
    }

    /** The engine was lost and is to be started anew. */
    record Lost(String reason) implements Unusable {

        @Override
        public Lost asked() {
            return this;
        }
    }

    /**
     * The engine is being started anew.
     *
     * @param otherwise what holds if that fails
     */
    record Restarting(String reason, Unusable otherwise) implements Unusable {

        /** {@inheritDoc} The move that is asked for is worth another attempt. */
        @Override
        public Restarting asked() {
            return new Restarting(reason, otherwise.asked());
        }
    }

    /** The engine could not be started anew; that is tried again when the next move has been asked for. */
    record Gone(String reason) implements Unusable {

        @Override
        public Lost asked() {
            return new Lost(reason);
        }
    }

    /** The controller has quit. */
    record Over() implements State {}
}
