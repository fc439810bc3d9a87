package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;

/**
 * The finding that the same pieces stood on the same squares and the positions were not the same all the same (article 9.2.3).
 *
 * @param moments when the pieces stood so, rising
 * @param differences what differs between one of them and the next, where something does
 */
public record NotTheSame(List<NamedPly> moments, List<Difference> differences) implements ChessFinding {

    /** What differs between two moments: a closed set. */
    public sealed interface Difference {

        /** The earlier moment. */
        NamedPly earlier();

        /** The later moment. */
        NamedPly later();

        /** The word for it: {@code side to move}, {@code castling} or {@code en passant}. */
        String differs();

        /** The ply that made the difference. */
        int madeAt();

        /** The same as a clause. */
        Sentence sentence();

        /** The clause in English. */
        default String text() {
            return sentence().text();
        }
    }

    /**
     * Another side was to move.
     *
     * @param earlier the earlier moment
     * @param later the later moment
     * @param earlierSide who was to move at the earlier moment
     * @param laterSide who was to move at the later moment
     */
    public record SideToMove(NamedPly earlier, NamedPly later, int earlierSide, int laterSide) implements Difference {
        @Override
        public String differs() {
            return "side to move";
        }

        @Override
        public int madeAt() {
            return later.ply();
        }

        @Override
        public Sentence sentence() {
            return ChessLexicon.say(
                    "other-side-to-move", "first", Sides.term(earlierSide), "earlier", earlier.when(), "second", Sides.term(laterSide),
                    "later", later.when());
        }
    }

    /**
     * A right to castle was lost between the moments.
     *
     * @param earlier the earlier moment
     * @param later the later moment
     * @param lostBy the move that lost it
     * @param side who lost it
     * @param rook the square of the rook with which it was
     */
    public record CastlingLost(NamedPly earlier, NamedPly later, NamedPly lostBy, int side, String rook) implements Difference {
        @Override
        public String differs() {
            return "castling";
        }

        @Override
        public int madeAt() {
            return lostBy.ply();
        }

        @Override
        public Sentence sentence() {
            return ChessLexicon.say("castling-lost", "move", lostBy.name(), "player", Sides.term(side), "rook", rook);
        }
    }

    /**
     * A pawn could be captured en passant at the earlier moment, and not at the later.
     *
     * @param earlier the earlier moment
     * @param later the later moment
     * @param target the square on which the capture was possible
     */
    public record EnPassant(NamedPly earlier, NamedPly later, String target) implements Difference {
        @Override
        public String differs() {
            return "en passant";
        }

        @Override
        public int madeAt() {
            return earlier.ply() + 1;
        }

        @Override
        public Sentence sentence() {
            return ChessLexicon.say("en-passant-lost", "target", target, "when", earlier.when());
        }
    }

    public NotTheSame {
        moments = List.copyOf(moments);
        differences = List.copyOf(differences);
    }

    @Override
    public String kind() {
        return "not-the-same";
    }

    @Override
    public List<Integer> plies() {
        return moments.stream().map(NamedPly::ply).toList();
    }

    @Override
    public Map<String, Object> values() {
        return values(Words.ENGLISH);
    }

    @Override
    public Map<String, Object> values(Words words) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies());
        values.put("after", moments.stream().map(NamedPly::move).toList());
        values.put("differences", differences.stream().map(difference -> values(difference, words)).toList());
        return values;
    }

    private static Map<String, Object> values(Difference difference, Words words) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("between", List.of(difference.earlier().ply(), difference.later().ply()));
        values.put("differs", difference.differs());
        values.put("ply", difference.madeAt());
        values.put("text", words.say(difference.sentence()));
        return values;
    }

    @Override
    public Sentence sentence() {
        return ChessLexicon.say(
                "not-the-same", "when", NamedPly.when(moments), "differences",
                differences.stream().map(Difference::sentence).distinct().toList());
    }
}
