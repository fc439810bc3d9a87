package org.openarbiter.players.gtp;

import java.math.BigInteger;
import java.util.List;

/**
 * The arguments of a command, in order.
 *
 * @param all as they were written, without the spaces between them
 */
public record GtpArguments(List<String> all) {
    private static final BigInteger SMALLEST = BigInteger.valueOf(Integer.MIN_VALUE);
    private static final BigInteger LARGEST = BigInteger.valueOf(Integer.MAX_VALUE);

    public GtpArguments {
        all = List.copyOf(all);
    }

    /** How many there are. */
    public int count() {
        return all.size();
    }

    /** Whether there is one at this place, from 0. */
    public boolean has(int index) {
        return index < all.size();
    }

    /**
     * The argument at a place.
     *
     * @param index from 0
     * @param what what it should be, for the answer if it is missing
     */
    public String text(int index, String what) throws GtpException {
        if (index >= all.size()) {
            throw new GtpException("missing " + what);
        }
        return all.get(index);
    }

    /** A whole number; see {@link #text}. One that is too large for an int becomes the largest of them or the smallest. */
    public int integer(int index, String what) throws GtpException {
        String text = text(index, what);
        String digits = text.startsWith("-") || text.startsWith("+") ? text.substring(1) : text;
        if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new GtpException(what + " not an integer");
        }
        BigInteger number = new BigInteger(text);
        return number.max(SMALLEST).min(LARGEST).intValue();
    }

    /** All of them in one line. */
    public String line() {
        return String.join(" ", all);
    }
}
