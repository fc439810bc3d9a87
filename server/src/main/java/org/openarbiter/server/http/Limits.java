package org.openarbiter.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.time.Duration;
import java.util.HexFormat;
import java.util.function.LongSupplier;

/**
 * How often each client may do something: a bucket of tokens for each, filled at an even rate (token bucket).
 *
 * <p>Buckets that are full again are forgotten, and there are never more than a bounded number of them: a client cannot fill the memory by
 * coming from many addresses. Thread-safe.
 */
public final class Limits {
    private static final int MOST_CLIENTS = 200_000;
    private static final int HALF = 8;

    private final double perSecond;
    private final double most;
    private final LongSupplier nanoTime;
    private final Cache<String, Bucket> buckets;

    private static final class Bucket {
        private double tokens;
        private long filledAt;

        Bucket(double tokens, long now) {
            this.tokens = tokens;
            filledAt = now;
        }

        /** Takes a token; returns the seconds to wait for one, 0 if there was one. */
        synchronized double take(double perSecond, double most, long now) {
            tokens = Math.min(most, tokens + (now - filledAt) / 1e9 * perSecond);
            filledAt = now;
            if (tokens >= 1) {
                tokens--;
                return 0;
            }
            return (1 - tokens) / perSecond;
        }
    }

    /**
     * A limit.
     *
     * @param times how many times a client may do it at once, and on average in each period
     * @param nanoTime a clock, such as {@link System#nanoTime}
     */
    public Limits(int times, Duration period, LongSupplier nanoTime) {
        most = times;
        perSecond = times / (period.toMillis() / 1000.0);
        this.nanoTime = nanoTime;
        buckets = Caffeine.newBuilder().maximumSize(MOST_CLIENTS).expireAfterAccess(period).build();
    }

    /** The first half of an IPv6 address: whoever has one has as many as he likes in that network. An IPv4 address is one client, however it is written. */
    private static String household(String client) {
        if (client.indexOf(':') < 0) {
            return client;
        }
        try {
            InetAddress address = InetAddress.ofLiteral(client);
            return address instanceof Inet4Address ? address.getHostAddress() : HexFormat.of().formatHex(address.getAddress(), 0, HALF);
        } catch (IllegalArgumentException e) {
            return client;
        }
    }

    /** Lets a client do it once; returns the seconds it has to wait if it may not, else 0. */
    public int take(String client) {
        long now = nanoTime.getAsLong();
        double wait = buckets.get(household(client), key -> new Bucket(most, now)).take(perSecond, most, now);
        return (int) Math.ceil(wait);
    }
}
