package org.openarbiter.search;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * How many bytes this thread has allocated. The module of the tests does not read that of the management beans, so they are asked
 * by name.
 */
public final class Allocation {
    private static final MethodHandle BYTES = bytes();

    private Allocation() {}

    /** Bytes since the thread began; asking allocates nothing. */
    public static long sinceStart() {
        try {
            return (long) BYTES.invokeExact();
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    private static MethodHandle bytes() {
        try {
            Object threads = Class.forName("java.lang.management.ManagementFactory").getMethod("getThreadMXBean").invoke(null);
            var method = Class.forName("com.sun.management.ThreadMXBean").getMethod("getCurrentThreadAllocatedBytes");
            return MethodHandles.publicLookup().unreflect(method).bindTo(threads);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
