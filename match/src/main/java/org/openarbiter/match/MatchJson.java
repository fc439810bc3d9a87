package org.openarbiter.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.match.stats.Sprt;
import org.openarbiter.match.stats.Strength;

/** Matches and their games as JSON, one object a line. */
public final class MatchJson {

    /** The schema that every result names. */
    public static final String SCHEMA = "arbiter.match/1";

    private MatchJson() {}

    /** The terms of a match: equal for two runs exactly if one may go on with the games of the other. */
    static String terms(MatchPlan<?> plan) {
        return Json.line(plan(plan));
    }

    private static Map<String, @Nullable Object> plan(MatchPlan<?> plan) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("schema", SCHEMA);
        fields.put("game", plan.terms().game().name());
        fields.put("rules", plan.terms().rulebook().id());
        fields.put("engines", List.of(engine(plan.first(), plan), engine(plan.second(), plan)));
        Adjudication adjudication = plan.terms().adjudication();
        fields.put("adjudication", List.of(
                adjudication.resignScore(), adjudication.resignMoves(), adjudication.drawScore(), adjudication.drawMoves(),
                adjudication.drawFrom(), adjudication.quietPlies(), adjudication.mostPlies()));
        fields.put("marginMillis", plan.terms().margin());
        fields.put("openings", plan.openings().size());
        fields.put("openingsHash", plan.openings().hashCode());
        return fields;
    }

    private static Map<String, @Nullable Object> engine(EngineSpec spec, MatchPlan<?> plan) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("name", spec.name());
        fields.put("command", spec.command());
        fields.put("protocol", spec.protocolName());
        fields.put("options", spec.options());
        TimeControl own = spec.control();
        fields.put("timeControl", (own == null ? plan.terms().control() : own).toString());
        return fields;
    }

    /** The result of a match as it stands. */
    public static String result(MatchPlan<?> plan, Match<?> match) {
        Standing standing = match.standing();
        Strength strength = Strength.of(standing.pairs());
        Map<String, @Nullable Object> fields = plan(plan);
        fields.put("games", standing.games());
        fields.put("wins", standing.wins());
        fields.put("draws", standing.draws());
        fields.put("losses", standing.losses());
        fields.put("score", standing.share());
        fields.put("pairs", standing.pairs().counts());
        fields.put("elo", strength.elo());
        fields.put("eloError95", strength.eloError());
        fields.put("normalizedElo", strength.normalized());
        fields.put("normalizedEloError95", strength.normalizedError());
        fields.put("likelihoodOfSuperiority", strength.likelihood());
        Sprt sprt = plan.sprt();
        fields.put("sprt", sprt == null ? null : sprt(sprt, standing));
        fields.put("endings", standing.endings());
        fields.put("played", match.games().stream().map(MatchJson::summary).toList());
        return Json.line(fields);
    }

    private static Map<String, @Nullable Object> sprt(Sprt sprt, Standing standing) {
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
        fields.put("opening", List.of(game.opening().name(), game.opening().start(), game.opening().moves()));
        fields.put("plies", game.plies().stream().map(ply -> List.of(ply.move(), ply.millis(), ply.thought())).toList());
        ending(fields, game);
        return Json.line(fields);
    }

    /**
     * The game of a line.
     *
     * @throws IOException if it is no such line
     */
    static PlayedGame game(String line) throws IOException {
        try {
            Map<?, ?> fields = (Map<?, ?>) Json.read(line);
            if (fields == null) {
                throw new IOException("no game");
            }
            List<?> opening = (List<?>) fields.get("opening");
            List<PlayedGame.Ply> plies = new ArrayList<>();
            for (Object ply : (List<?>) fields.get("plies")) {
                List<?> parts = (List<?>) ply;
                plies.add(new PlayedGame.Ply((String) parts.get(0), (Long) parts.get(1), (String) parts.get(2)));
            }
            int winner = switch ((String) fields.get("result")) {
                case "1-0" -> 0;
                case "0-1" -> 1;
                default -> Ending.DRAW;
            };
            Cause cause = Cause.valueOf(((String) fields.get("cause")).toUpperCase(Locale.ROOT).replace('-', '_'));
            return new PlayedGame(
                    ((Long) fields.get("game")).intValue() - 1,
                    texts(fields.get("players")),
                    new Opening((String) opening.get(0), (String) opening.get(1), texts(opening.get(2))),
                    plies,
                    new Ending(winner, cause, (String) fields.get("rule"), (String) fields.get("text")),
                    (String) fields.get("date"));
        } catch (ClassCastException | NullPointerException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException("no game of a match", e);
        }
    }

    private static List<String> texts(@Nullable Object list) throws IOException {
        if (!(list instanceof List<?> items)) {
            throw new IOException("no list");
        }
        return items.stream().map(String.class::cast).toList();
    }
}
