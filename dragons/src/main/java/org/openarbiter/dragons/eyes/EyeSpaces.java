package org.openarbiter.dragons.eyes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openarbiter.dragons.read.ReadingBoard;

/** The eye spaces of both colors in a position. */
public final class EyeSpaces {
    private static final int COLORS = 2;

    private final List<EyeSpace> spaces;
    /** For each color and point the number of the eye space; −1 for none. */
    private final int[][] numbers;

    private final List<Map<Integer, EyePlace>> places;

    private EyeSpaces(List<EyeSpace> spaces, int[][] numbers, List<Map<Integer, EyePlace>> places) {
        this.spaces = List.copyOf(spaces);
        this.numbers = numbers;
        this.places = places;
    }

    /**
     * The eye spaces of a position.
     *
     * @param tactics the results of reading for its strings: lost stones count as absent
     * @param shapes the values found so far; more are added
     */
    public static EyeSpaces of(ReadingBoard board, Tactics tactics, EyeShapes shapes) {
        int[] lively = new int[board.points()];
        for (int point = 0; point < lively.length; point++) {
            int stone = board.stoneAt(point);
            lively[point] = stone != ReadingBoard.EMPTY && tactics.isLost(board.origin(point)) ? ReadingBoard.EMPTY : stone;
        }
        return of(board, tactics, shapes, lively);
    }

    /**
     * The eye spaces of a position in which it is known which stones count.
     *
     * @param lively the color of the stone on each point, {@link ReadingBoard#EMPTY} for none and for stones that are as good as
     * gone
     */
    public static EyeSpaces of(ReadingBoard board, Tactics tactics, EyeShapes shapes, int[] lively) {
        boolean[][] domains = new boolean[COLORS][];
        for (int color = 0; color < COLORS; color++) {
            domains[color] = Domains.of(board.topology(), lively, color);
        }
        List<EyeSpace> spaces = new ArrayList<>();
        int[][] numbers = new int[COLORS][];
        List<Map<Integer, EyePlace>> places = new ArrayList<>();
        for (int color = 0; color < COLORS; color++) {
            Enclosure enclosure = new Enclosure(board.topology(), lively, domains[color], domains[1 - color], color);
            SpaceBuilder builder = new SpaceBuilder(board, tactics, shapes, lively, enclosure, color);
            numbers[color] = builder.build(spaces);
            places.add(builder.places());
        }
        return new EyeSpaces(spaces, numbers, places);
    }

    /** All eye spaces, those of Black first. */
    public List<EyeSpace> all() {
        return spaces;
    }

    /** The eye spaces of a color. */
    public List<EyeSpace> of(int color) {
        return spaces.stream().filter(space -> space.color() == color).toList();
    }

    /** The eye space of a color that a point belongs to. */
    public Optional<EyeSpace> at(int color, int point) {
        int number = numbers[color][point];
        return number < 0 ? Optional.empty() : Optional.of(spaces.get(number));
    }

    /** What a point is as an eye of a color: known of single points and of the ends of eye spaces, where diagonals matter. */
    public Optional<EyePlace> place(int color, int point) {
        return Optional.ofNullable(places.get(color).get(point));
    }
}
