package org.openarbiter.rules.janggi.notation;
/** x. */
public final class Tmp { private Tmp() {} }
