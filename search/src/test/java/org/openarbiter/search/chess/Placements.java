package org.openarbiter.search.chess;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** The placements of pieces in a FEN, seen from elsewhere. */
final class Placements {
    private Placements() {}

    /** The same with the colors swapped: each side has what the other had. */
    static String colorsSwapped(String placement) {
        List<String> ranks = Arrays.asList(placement.split("/"));
        Collections.reverse(ranks);
        return ranks.stream().map(Placements::swapped).collect(Collectors.joining("/"));
    }

    /** The same with the wings swapped. */
    static String wingsSwapped(String placement) {
        return Arrays.stream(placement.split("/")).map(rank -> new StringBuilder(rank).reverse()).collect(Collectors.joining("/"));
    }

    private static String swapped(String rank) {
        return rank.chars()
                .mapToObj(letter -> String.valueOf((char) (Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter))))
                .collect(Collectors.joining());
    }
}
