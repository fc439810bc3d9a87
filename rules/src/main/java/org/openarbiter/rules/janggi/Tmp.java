package org.openarbiter.rules.janggi;
/** x. */
public final class Tmp { private Tmp() {} }
