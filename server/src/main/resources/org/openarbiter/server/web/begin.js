/** The form that begins a game. */
import { h } from "./dom.js";
import { t, word, about } from "./words.js";
import { Axes } from "./axes.js";
import { games, post } from "./api.js";
import { hold } from "./seats.js";
import { failed } from "./study.js";
import { HOME, written } from "./route.js";

const BOARDS = ["9x9", "13x13", "19x19", "torus:9x9", "cylinder:9x9", "hex:3", "triangular:5", "triangle:8", "ring:12", "star:8"];
const EVERYBODY = "*";

/**
 * @param {string} key
 * @param {any} control
 * @param {string} [hint]
 */
function field(key, control, hint) {
    const id = "field-" + key;
    control.id = id;
    if (hint) {
        control.setAttribute("aria-describedby", id + "-hint");
    }
    return h("p", { class: "field" }, h("label", { for: id }, t("begin." + key)), control, hint ? h("small", { id: id + "-hint" }, hint) : null);
}

/** @param {[string, string][]} options */
function select(options) {
    return h("select", {}, options.map(([value, text]) => h("option", { value }, text)));
}

class Form {
    /** @param {any[]} all the games with their rulebooks */
    constructor(all) {
        this.all = all;
        this.game = select(all.map(one => [one.game, word("game", one.game)]));
        this.rules = h("select");
        this.axes = new Axes();
        this.start = h("input", { type: "text", spellcheck: "false", autocomplete: "off", placeholder: t("begin.usual") });
        this.board = h("input", { type: "text", list: "boards", value: "9x9", spellcheck: "false", autocomplete: "off" });
        this.graph = h("textarea", { rows: "4", spellcheck: "false", placeholder: '{"points":["a","b","c"],"edges":[["a","b"],["b","c"]]}' });
        this.players = h("input", { type: "text", value: "B W", spellcheck: "false", autocomplete: "off" });
        this.you = h("select");
        this.open = h("input", { type: "checkbox", checked: true, id: "open" });
        this.names = h("div", { class: "names" });
        this.plain = h("div", {}, field("start", this.start, t("begin.startHint")));
        this.shaped = h("div", {}, field("board", this.board, t("begin.boardHint")), h("datalist", { id: "boards" }, BOARDS.map(value => h("option", { value }))),
            h("details", {}, h("summary", {}, t("begin.own")), field("graph", this.graph, t("begin.graphHint"))),
            field("players", this.players, t("begin.playersHint")));
        this.element = h("form", { class: "begin card" }, field("game", this.game), field("rules", this.rules), this.axes.element, this.plain, this.shaped, this.names,
            field("you", this.you), h("p", { class: "check" }, this.open, h("label", { for: "open" }, t("begin.open"))),
            h("p", {}, h("button", { type: "submit", class: "main" }, t("begin.submit"))));
        this.game.addEventListener("change", () => this.chosen());
        this.rules.addEventListener("change", () => this.axes.of(this.rules.value));
        this.players.addEventListener("change", () => this.seated());
        this.element.addEventListener("submit", (/** @type {Event} */ event) => {
            event.preventDefault();
            this.submit();
        });
        this.chosen();
    }

    chosen() {
        const game = this.all.find(one => one.game === this.game.value);
        about(game.game, game.seats, game.seatsText);
        this.rules.replaceChildren(...game.rulebooks.map((/** @type {any} */ book) => h("option", { value: book.id }, `${book.id} · ${book.title}`)));
        this.axes.of(this.rules.value);
        this.shaped.hidden = game.game !== "go";
        this.plain.hidden = game.game === "go";
        this.seated();
    }

    /** @returns {string[]} */
    seats() {
        return this.game.value === "go" ? this.players.value.trim().split(/[\s,]+/).filter(Boolean)
            : this.all.find(one => one.game === this.game.value).seats;
    }

    seated() {
        const seats = this.seats();
        this.you.replaceChildren(...seats.map(seat => h("option", { value: seat }, word("seat", seat))),
            h("option", { value: EVERYBODY }, t("begin.everybody")), h("option", { value: "arbiter" }, t("begin.arbiter")));
        this.names.replaceChildren(...seats.map(seat => {
            const input = h("input", { type: "text", maxlength: "100", autocomplete: "off", "data-seat": seat, id: "name-" + seat });
            return h("p", { class: "field" }, h("label", { for: "name-" + seat }, t("begin.name", { seat: word("seat", seat) })), input);
        }));
    }

    origin() {
        /** @type {any} */
        const origin = { game: this.game.value, rules: this.axes.rulebook() };
        if (this.game.value !== "go") {
            return this.start.value.trim() ? { ...origin, start: this.start.value.trim() } : origin;
        }
        const graph = this.graph.value.trim();
        return { ...origin, board: graph ? JSON.parse(graph) : this.board.value.trim(), players: this.seats() };
    }

    async submit() {
        let origin;
        try {
            origin = this.origin();
        } catch {
            this.graph.setCustomValidity(t("begin.noJson"));
            this.graph.closest("details").open = true;
            this.graph.reportValidity();
            this.graph.setCustomValidity("");
            return;
        }
        /** @type {Record<string, string>} */
        const names = {};
        this.names.querySelectorAll("input").forEach((/** @type {any} */ input) => {
            if (input.value.trim()) {
                names[input.dataset.seat] = input.value.trim();
            }
        });
        try {
            const begun = await post("/games", { case: origin, names, open: this.open.checked });
            const tokens = Object.fromEntries(begun.tokens.map((/** @type {any} */ token) => [token.role, token.token]));
            hold(begun.id, { tokens, as: this.you.value === EVERYBODY ? begun.state.seats : [this.you.value] });
            location.hash = written({ ...HOME, kind: "game", id: begun.id });
        } catch (problem) {
            failed(problem);
        }
    }
}

/** The screen with the form. */
export async function begin() {
    return h("article", { class: "beginning" }, h("h1", {}, t("begin.title")), h("p", { class: "intro" }, t("begin.intro")), new Form(await games()).element);
}
