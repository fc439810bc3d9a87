package org.openarbiter.dragons.eyes;

import java.util.Arrays;

/**
 * A small piece of a Go board as a graph: the points of an eye space, the stones around it drawn together to one vertex for each
 * string, and which points open to the outside, where the attacker is at home.
 *
 * <p>Vertices are numbered from 0 and sets of them are bits of an {@code int}. An attacker's string that has a stone on an open
 * vertex is connected to the outside and cannot be captured.
 */
public final class Shape {
    /** The most vertices a shape can have: two sets of them, a ko point and whose turn it is fit a {@code long}. */
    public static final int MOST = 26;

    private final int[] adjacent;
    private final int attackers;
    private final int defenders;
    private final int open;
    private final int target;

    /**
     * A shape.
     *
     * @param adjacent for each vertex the set of its neighbors
     * @param attackers the vertices with a stone of the attacker
     * @param defenders the vertices with a stone, or a whole string, of the defender
     * @param open the vertices next to the attacker's outside
     * @param target the defender's vertex that the attacker wants to capture
     */
    public Shape(int[] adjacent, int attackers, int defenders, int open, int target) {
        this.adjacent = adjacent.clone();
        this.attackers = attackers;
        this.defenders = defenders;
        this.open = open;
        this.target = target;
    }

    /** The neighbors of a vertex. */
    public int adjacent(int vertex) {
        return adjacent[vertex];
    }

    /** The vertices with a stone of the attacker. */
    public int attackers() {
        return attackers;
    }

    /** The vertices with a stone, or a whole string, of the defender. */
    public int defenders() {
        return defenders;
    }

    /** The vertices next to the attacker's outside. */
    public int open() {
        return open;
    }

    /** The defender's vertex that the attacker wants to capture. */
    public int target() {
        return target;
    }

    /** How many vertices there are. */
    public int size() {
        return adjacent.length;
    }

    /** The vertices without a stone. */
    public int empty() {
        return (1 << size()) - 1 & ~attackers & ~defenders;
    }

    /** All neighbors of a set of vertices, its own members among them if they are neighbors of each other. */
    public int around(int set) {
        int around = 0;
        for (int left = set; left != 0; left &= left - 1) {
            around |= adjacent[Integer.numberOfTrailingZeros(left)];
        }
        return around;
    }

    /** The connected part of a set that holds the given members of it. */
    public int part(int set, int members) {
        int part = members;
        int before = 0;
        while (part != before) {
            int added = part & ~before;
            before = part;
            part |= around(added) & set;
        }
        return part;
    }

    /** The same shape with one more vertex that is next to nothing but the target: an eye that the defender has elsewhere. */
    public Shape withEyeElsewhere() {
        return withLiberty(0);
    }

    /** The same shape with one more liberty of the target that the attacker can fill at any time. */
    public Shape withOutsideLiberty() {
        return withLiberty(1 << size());
    }

    private Shape withLiberty(int opened) {
        int[] more = Arrays.copyOf(adjacent, size() + 1);
        more[size()] = 1 << target;
        more[target] |= 1 << size();
        return new Shape(more, attackers, defenders, open | opened, target);
    }

    @Override
    public boolean equals(Object that) {
        return that instanceof Shape other && Arrays.equals(adjacent, other.adjacent) && attackers == other.attackers
                && defenders == other.defenders && open == other.open && target == other.target;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Arrays.hashCode(adjacent), attackers, defenders, open, target});
    }

    @Override
    public String toString() {
        return Arrays.toString(adjacent) + " attackers " + attackers + " defenders " + defenders + " open " + open + " target "
                + target;
    }
}
