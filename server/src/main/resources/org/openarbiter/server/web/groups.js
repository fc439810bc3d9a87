/** The groups of a Go board: their colors, and why one lives or dies. */
import { h, button } from "./dom.js";
import { t, word } from "./words.js";
import { Problem } from "./api.js";

const COLORS = 8;

/**
 * The group that was asked about.
 *
 * @param {any[]} dragons
 * @param {any} why
 */
function askedAbout(dragons, why) {
    return dragons.find(dragon => dragon.stones.includes(why.point));
}

export class Groups {
    /** @param {() => void} changed the marks on the board are others now */
    constructor(changed) {
        this.changed = changed;
        this.ply = 0;
        /** @type {any} */
        this.source = null;
        this.known = false;
        this.allowed = true;
        /** @type {string[]} the moves that are numbered on the board */
        this.line = [];
        /** @type {any} */
        this.found = null;
        this.shown = -1;
        this.switch = button(t("groups.show"), () => this.toggle(), { "aria-pressed": "false" });
        this.answer = h("div", { class: "answer", "aria-live": "polite" });
        this.element = h("section", { class: "card groups", hidden: true }, h("h2", {}, t("groups.title")),
            h("p", {}, t("groups.hint")), h("p", {}, this.switch), this.answer);
    }

    /**
     * @param {import("./api.js").Source} source
     * @param {any} view
     */
    begin(source, view) {
        this.source = source;
        this.known = view.game === "go" && view.seats.length === 2;
        this.element.hidden = !(this.known && this.allowed);
    }

    /**
     * Says whether the reader may ask: who plays a game gets no advice in it.
     *
     * @param {boolean} allowed
     */
    allow(allowed) {
        this.allowed = allowed;
        this.element.hidden = !(this.known && allowed);
        if (!allowed && this.found) {
            this.away();
        }
    }

    /** @param {number} ply */
    at(ply) {
        this.ply = ply;
        if (this.found && ply !== this.shown) {
            this.away();
        }
    }

    /** Takes the colors off the board. */
    away() {
        this.found = null;
        this.switch.setAttribute("aria-pressed", "false");
        this.switch.textContent = t("groups.show");
        this.answer.replaceChildren();
        this.changed();
    }

    toggle() {
        if (this.found) {
            this.away();
        } else {
            this.fetch(null);
        }
    }

    /**
     * Asks about the group at a point, if the groups are shown.
     *
     * @param {string} point
     */
    ask(point) {
        if (this.found) {
            this.fetch(point);
        }
    }

    /** @param {string | null} point */
    async fetch(point) {
        const ply = this.ply;
        this.answer.replaceChildren(h("p", {}, t("groups.thinking")));
        try {
            const found = await this.source.analysis(ply, point);
            if (ply !== this.ply) {
                return;
            }
            this.found = found;
            this.settle(found);
            this.shown = ply;
            this.line = [];
            this.switch.setAttribute("aria-pressed", "true");
            this.switch.textContent = t("groups.hide");
            this.tell();
            this.changed();
        } catch (problem) {
            if (!(problem instanceof Problem)) {
                throw problem;
            }
            this.answer.replaceChildren(h("p", {}, problem.message), ...(this.found ? [this.table()] : []));
        }
    }

    /**
     * Puts the answer about one group, for which more was read, into its row.
     *
     * @param {any} found
     */
    settle({ why, dragons }) {
        const asked = why && askedAbout(dragons, why);
        if (asked) {
            asked.status = why.status;
            asked.known = why.known;
        }
    }

    tell() {
        const { why } = this.found;
        this.answer.replaceChildren(...(why ? this.reasons(why) : []), this.table());
    }

    table() {
        return h("table", {},
            h("thead", {}, h("tr", {}, ["letter", "color", "stones", "status", "known"].map(key => h("th", { scope: "col" }, t("groups." + key))))),
            h("tbody", {}, this.found.dragons.map((/** @type {any} */ dragon, /** @type {number} */ i) => h("tr", {},
                h("th", { scope: "row" }, h("span", { class: `swatch group-${i % COLORS}`, "aria-hidden": "true" }),
                    button(t("groups.ask", { letter: dragon.letter, at: dragon.origin }), () => this.ask(dragon.origin), { class: "link" })),
                h("td", {}, word("seat", dragon.color)), h("td", {}, String(dragon.stones.length)), h("td", {}, word("fate", dragon.status)),
                h("td", { title: dragon.known.text }, word("known", dragon.known.how))))));
    }

    /**
     * Why a group lives or dies: what was read, and what it was judged by.
     *
     * @param {any} why
     */
    reasons(why) {
        // The board shows the stones already.
        const stones = askedAbout(this.found.dragons, why)?.stones.join(" ");
        const [title, ...lines] = why.lines.map((/** @type {string} */ line) => line.trim());
        /** @type {string[][]} */
        const facts = lines.map((/** @type {string} */ line) => line.split(/ {2,}/, 2)).filter((/** @type {string[]} */ fact) => fact[1] !== stones);
        return [h("h3", {}, title),
            h("p", { class: "acts" }, [["attack", why.attack], ["defense", why.defense]].filter(([, reading]) => reading.line.length)
                .map(([kind, reading]) => this.lineButton(kind, reading))),
            h("dl", { class: "facts" }, facts.flatMap(([name, fact], i) => fact === undefined ? [h("dd", { class: "alone" }, name)]
                : [h("dt", {}, facts[i - 1]?.[0] === name ? "" : name), h("dd", {}, fact)]))];
    }

    /**
     * @param {string} kind
     * @param {any} reading
     */
    lineButton(kind, reading) {
        const face = button(t("groups." + kind, { line: reading.line.join(" ") }), () => {
            const shown = this.line === reading.line;
            this.line = shown ? [] : reading.line;
            this.answer.querySelectorAll("[aria-pressed]").forEach(other => other.setAttribute("aria-pressed", "false"));
            face.setAttribute("aria-pressed", String(!shown));
            this.changed();
        }, { "aria-pressed": "false" });
        return face;
    }

    /** The marks of the groups; null if they are not shown. */
    marks() {
        if (!this.found || this.shown !== this.ply) {
            return null;
        }
        const rings = this.found.dragons.flatMap((/** @type {any} */ dragon, /** @type {number} */ i) =>
            dragon.stones.map((/** @type {string} */ at) => ({ at, kind: `group group-${i % COLORS} ${dragon.status}` })));
        const signs = this.line.length
            ? this.line.map((at, i) => ({ at, text: String(i + 1), kind: "line" }))
            : this.found.dragons.map((/** @type {any} */ dragon) => ({ at: dragon.origin, text: dragon.letter, kind: "letter" }));
        return { rings, signs, arrows: [] };
    }
}
