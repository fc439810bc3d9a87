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
        fields.put("opening", game.opening().name());
        fields.put("start", game.opening().start());
        fields.put("openingMoves", game.opening().moves());
        fields.put("moves", game.plies().stream().map(PlayedGame.Ply::move).toList());
        fields.put("millis", game.plies().stream().map(PlayedGame.Ply::millis).toList());
        fields.put("thoughts", game.plies().stream().map(PlayedGame.Ply::thought).toList());
        ending(fields, game);
        return Json.line(fields);
    }

    /**
     * The game of a line.
     *
     * @throws IOException if it is no such line
     */
    static PlayedGame game(String line) throws IOException {
        Json.Fields fields = Json.fields(line);
        List<String> moves = fields.list("moves", String.class);
        List<Long> millis = fields.list("millis", Long.class);
        List<String> thoughts = fields.list("thoughts", String.class);
        if (millis.size() != moves.size() || thoughts.size() != moves.size()) {
            throw new IOException("moves, millis and thoughts of different lengths");
        }
        List<PlayedGame.Ply> plies = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            plies.add(new PlayedGame.Ply(moves.get(i), millis.get(i), thoughts.get(i)));
        }
        int winner = switch (fields.get("result", String.class)) {
            case "1-0" -> 0;
            case "0-1" -> 1;
            default -> Ending.DRAW;
        };
        Opening opening = new Opening(
                fields.get("opening", String.class), fields.get("start", String.class), fields.list("openingMoves", String.class));
        Ending ending = new Ending(
                winner, cause(fields.get("cause", String.class)), fields.textOrNull("rule"), fields.get("text", String.class));
        return new PlayedGame(
                fields.get("game", Long.class).intValue() - 1, fields.list("players", String.class), opening, plies, ending,
                fields.get("date", String.class));
    }

    private static Cause cause(String word) throws IOException {
        for (Cause cause : Cause.values()) {
            if (cause.word().equals(word)) {
                return cause;
            }
        }
        throw new IOException("no cause '" + word + "'");
    }
}
