package org.openarbiter.rules.janggi.choices;
/** x. */
public final class Tmp { private Tmp() {} }
