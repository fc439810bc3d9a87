package org.openarbiter.match;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.openarbiter.match.stats.Sprt;
import org.openarbiter.match.stats.Strength;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.wire.PlainObject;

/** Matches and their games as JSON, one object a line; the schema is {@code MATCH} of {@link org.openarbiter.wire.Schemas}. */
public final class MatchJson {

    /** The schema that every result names. */
    public static final String SCHEMA = "arbiter.match/1";

    private MatchJson() {}

    /** The terms of a match: equal for two runs exactly if one may go on with the games of the other. */
    static String terms(MatchPlan<?> plan) {
        return PlainObject.line(plan(plan));
    }

    private static Map<String, @Nullable Object> plan(MatchPlan<?> plan) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("schema", SCHEMA);
        fields.put("game", plan.terms().game().name());
        fields.put("rules", plan.terms().rulebook().id().toString());
        fields.put("engines", List.of(engine(plan.first(), plan), engine(plan.second(), plan)));
        fields.put("adjudication", adjudication(plan.terms().adjudication()));
        fields.put("marginMillis", plan.terms().margin());
        fields.put("openings", plan.openings().size());
        fields.put("openingsDigest", digest(plan.openings()));
        return fields;
    }

    private static Map<String, Integer> adjudication(Adjudication rules) {
        Map<String, Integer> fields = new LinkedHashMap<>();
        if (rules.resignScore() > 0) {
            fields.put("resignScore", rules.resignScore());
            fields.put("resignMoves", rules.resignMoves());
        }
        if (rules.drawMoves() > 0) {
            fields.put("drawScore", rules.drawScore());
            fields.put("drawMoves", rules.drawMoves());
            fields.put("drawFrom", rules.drawFrom());
        }
        if (rules.quietPlies() > 0) {
            fields.put("quietPlies", rules.quietPlies());
        }
        if (rules.mostPlies() > 0) {
            fields.put("mostPlies", rules.mostPlies());
        }
        return fields;
    }

    /** A fingerprint of a list of openings: the first 64 bits of a SHA-256. */
    private static String digest(List<Opening> openings) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Opening opening : openings) {
                digest.update((opening.name() + "\n" + opening.start() + "\n" + opening.moves() + "\n")
                        .getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, Long.BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static Map<String, @Nullable Object> engine(EngineSpec spec, MatchPlan<?> plan) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("name", spec.name());
        fields.put("command", spec.command());
        Path folder = spec.folder();
        fields.put("folder", folder == null ? null : folder.toString());
        fields.put("protocol", spec.protocolName());
        MoveNotation notation = spec.notation();
        fields.put("ranksFrom", notation == null ? null : notation == MoveNotation.RANKS_FROM_ONE ? 1 : 0);
        fields.put("options", spec.options());
        TimeControl own = spec.control();
        fields.put("timeControl", (own == null ? plan.terms().control() : own).toString());
        return fields;
    }

    /** The result of a match as it stands. */
    public static String result(MatchPlan<?> plan, Match<?> match) {
        MatchScore standing = match.standing();
        Strength strength = Strength.of(standing.pairs());
        Map<String, @Nullable Object> fields = plan(plan);
        fields.put("games", standing.games());
        fields.put("wins", standing.wins());
        fields.put("draws", standing.draws());
        fields.put("losses", standing.losses());
        fields.put("score", standing.share());
        fields.put("pairs", standing.pairs().counts());
        fields.put("elo", finite(strength.elo()));
        fields.put("eloError95", finite(strength.eloError()));
        fields.put("normalizedElo", finite(strength.normalized()));
        fields.put("normalizedEloError95", finite(strength.normalizedError()));
        fields.put("likelihoodOfSuperiority", finite(strength.likelihood()));
        fields.put("nodesPerSecond", Arrays.asList(speed(standing.efforts().get(0)), speed(standing.efforts().get(1))));
        Sprt sprt = plan.sprt();
        fields.put("sprt", sprt == null ? null : sprt(sprt, standing));
        fields.put("endings", standing.endings());
        fields.put("played", match.games().stream().map(MatchJson::summary).toList());
        return PlainObject.line(fields);
    }

    /** A number; null for one that has no words in JSON. */
    private static @Nullable Double finite(double number) {
        return Double.isFinite(number) ? number : null;
    }

    private static @Nullable Long speed(Effort effort) {
        OptionalLong speed = effort.nodesPerSecond();
        return speed.isPresent() ? speed.getAsLong() : null;
    }

    private static Map<String, @Nullable Object> sprt(Sprt sprt, MatchScore standing) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("model", sprt.model().name().toLowerCase(Locale.ROOT));
        fields.put("elo0", sprt.elo0());
        fields.put("elo1", sprt.elo1());
        fields.put("alpha", sprt.alpha());
        fields.put("beta", sprt.beta());
        fields.put("ratio", sprt.ratio(standing.pairs()));
        fields.put("lower", sprt.lower());
        fields.put("upper", sprt.upper());
        fields.put("state", sprt.state(standing.pairs()).name().toLowerCase(Locale.ROOT));
        return fields;
    }

    private static Map<String, @Nullable Object> summary(PlayedGame game) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("game", game.number() + 1);
        fields.put("players", game.players());
        fields.put("opening", game.opening().name());
        fields.put("plies", game.opening().moves().size() + game.plies().size());
        ending(fields, game);
        return fields;
    }

    private static void ending(Map<String, @Nullable Object> fields, PlayedGame game) {
        fields.put("result", game.ending().result());
        fields.put("cause", game.ending().cause().word());
        fields.put("rule", game.ending().rule());
        fields.put("text", game.ending().text());
        fields.put("date", game.date());
    }

    /** A whole game as one line, which {@link #game} reads back. */
    static String line(PlayedGame game) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("game", game.number() + 1);
        fields.put("players", game.players());
        fields.put("opening", game.opening().name());
        fields.put("start", game.opening().start());
        fields.put("openingMoves", game.opening().moves());
        fields.put("moves", game.plies().stream().map(PlayedGame.Ply::move).toList());
        fields.put("millis", game.plies().stream().map(PlayedGame.Ply::millis).toList());
        fields.put("thoughts", game.plies().stream().map(PlayedGame.Ply::thought).toList());
        ending(fields, game);
        fields.put("nodes", game.efforts().stream().map(Effort::nodes).toList());
        fields.put("nodeMillis", game.efforts().stream().map(Effort::millis).toList());
        fields.put("dead", game.dead());
        return PlainObject.line(fields);
    }

    /**
     * The game of a line.
     *
     * @param number of the line
     * @throws InputException if it is no such line
     */
    static PlayedGame game(String line, int number) throws InputException {
        PlainObject fields = PlainObject.read(line, number);
        int game = fields.count("game");
        List<String> players = fields.texts("players");
        List<String> moves = fields.texts("moves");
        List<Long> millis = fields.counts("millis");
        List<String> thoughts = fields.texts("thoughts");
        if (game == 0) {
            throw fields.fault("game", "0", "a number from 1");
        }
        if (players.size() != 2) {
            throw fields.fault("players", players.size() + " players", "two");
        }
        if (millis.size() != moves.size() || thoughts.size() != moves.size()) {
            throw fields.fault("moves", moves.size() + " moves, " + millis.size() + " times, " + thoughts.size() + " thoughts",
                    "as many of each");
        }
        List<PlayedGame.Ply> plies = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            plies.add(new PlayedGame.Ply(moves.get(i), millis.get(i), thoughts.get(i)));
        }
        List<Long> nodes = fields.counts("nodes");
        List<Long> nodeMillis = fields.counts("nodeMillis");
        if (nodes.size() != 2 || nodeMillis.size() != 2) {
            throw fields.fault("nodes", nodes.size() + " counts, " + nodeMillis.size() + " times", "two of each");
        }
        List<Effort> efforts = List.of(new Effort(nodes.get(0), nodeMillis.get(0)), new Effort(nodes.get(1), nodeMillis.get(1)));
        Opening opening = new Opening(fields.text("opening"), fields.text("start"), fields.texts("openingMoves"));
        return new PlayedGame(
                game - 1, players, opening, plies, efforts, fields.textsOrNull("dead"), ending(fields), fields.text("date"));
    }

    private static Ending ending(PlainObject fields) throws InputException {
        String result = fields.text("result");
        int winner = switch (result) {
            case "1-0" -> 0;
            case "0-1" -> 1;
            case "1/2-1/2" -> Ending.DRAW;
            default -> throw fields.fault("result", "'" + result + "'", "1-0, 0-1 or 1/2-1/2");
        };
        String word = fields.text("cause");
        for (Cause cause : Cause.values()) {
            if (cause.word().equals(word)) {
                return new Ending(winner, cause, fields.textOrNull("rule"), fields.text("text"));
            }
        }
        throw fields.fault("cause", "'" + word + "'", "a cause such as rule or illegal-move");
    }
}
