package org.openarbiter.server.rulebook;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Axis;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.http.Route;

/** What the rulebooks are, what they leave to choose, and what each rule says. */
public final class RulebookApi {
    private static final String TAG = "rulebooks";
    private static final String JSON = "application/json";
    private static final String ID = "The name of the rulebook with its game, such as chess:fide-2023, perhaps with values: ?penalty=60, encoded.";

    /** The paths for rulebooks. */
    public RulebookApi() {}

    /** The routes. */
    public List<Route> routes() {
        return List.of(
                Route.get("/v1/rulebooks").named("listRulebooks", TAG, "Lists the games with their rulebooks.").inLanguages()
                        .answers(200, JSON, "Rulebooks", "The games in order, the default rulebook of each first.").by(this::all),
                Route.get("/v1/rulebooks/{rulebook}").named("readRulebook", TAG, "Shows a rulebook: its settings and its rules.").inLanguages()
                        .path("rulebook", ID)
                        .answers(200, JSON, "Rulebook", "The rulebook.").problems(Kind.NOT_FOUND).by(this::one),
                Route.get("/v1/rulebooks/{rulebook}/rules/{rule}").named("readRule", TAG, "Shows a rule: what it says and where it is written.")
                        .path("rulebook", ID).path("rule", "The id of the rule, such as threefold.")
                        .answers(200, JSON, "Rule", "The rule.").problems(Kind.NOT_FOUND).by(this::rule));
    }

    private void all(Context context) {
        Language language = Request.language(context);
        ObjectNode json = Bodies.object();
        ArrayNode games = json.putArray("games");
        for (Game<?> game : Games.all()) {
            ObjectNode entry = games.addObject();
            entry.put("game", game.name());
            entry.set("seats", Bodies.tree(game.seats().names()));
            Words words = game.words(language);
            if (language != Language.ENGLISH) {
                entry.set("seatsText", Bodies.tree(game.seats().said(words)));
            }
            ArrayNode books = entry.putArray("rulebooks");
            game.rulebooks().forEach(book -> books.addObject().put("id", book.id().toString()).put("title", words.say(book.named())));
        }
        Bodies.answer(context, json);
    }

    private static Rulebook<?> rulebook(Context context) {
        try {
            return Games.rulebook(RulebookId.parse(context.pathParam("rulebook")));
        } catch (RulebookException e) {
            throw Problem.of(Kind.NOT_FOUND, String.valueOf(e.getMessage())).exception();
        }
    }

    private void one(Context context) {
        Bodies.answer(context, json(rulebook(context), Request.language(context)));
    }

    private static <B extends Board> ObjectNode json(Rulebook<B> book, Language language) {
        ObjectNode json = Bodies.object();
        json.put("id", book.id().toString());
        json.put("game", book.id().game());
        json.put("title", Games.words(book, language).say(book.named()));
        ArrayNode axes = json.putArray("axes");
        for (Axis axis : book.axes()) {
            ObjectNode entry = axes.addObject();
            entry.put("name", axis.name());
            entry.put("value", book.value(axis.name()));
            entry.set("values", Bodies.tree(axis.values()));
            entry.put("says", axis.says());
            entry.put("source", axis.source());
        }
        ArrayNode rules = json.putArray("rules");
        book.rules().forEach(rule -> rules.add(json(book, rule)));
        return json;
    }

    private static <B extends Board> ObjectNode json(Rulebook<B> book, Rule<B> rule) {
        Statement statement = rule.statement();
        return Bodies.object().put("id", rule.id()).put("name", book.ruleName(rule)).put("title", statement.title())
                .put("says", statement.says()).put("source", statement.source().text());
    }

    private void rule(Context context) {
        Bodies.answer(context, rule(rulebook(context), context.pathParam("rule")));
    }

    private static <B extends Board> ObjectNode rule(Rulebook<B> book, String id) {
        Rule<B> rule = book.rule(id);
        if (rule == null) {
            throw Problem.of(Kind.NOT_FOUND, book.name() + " has no rule with this id").exception();
        }
        return json(book, rule);
    }
}
