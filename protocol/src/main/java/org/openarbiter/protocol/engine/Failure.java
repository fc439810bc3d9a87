package org.openarbiter.protocol.engine;

/** The ways in which an engine can fail to answer. */
public enum Failure {
    /** It could not be started, or is not the engine that was expected. */
    NOT_STARTED,
    /** Its process has ended. */
    CRASHED,
    /** It did not answer in time, nor when it was told to stop. */
    SILENT,
    /** It answered when its time was up and it was told to stop; it can go on. */
    LATE,
    /** What it answered is no answer. */
    UNINTELLIGIBLE
}
