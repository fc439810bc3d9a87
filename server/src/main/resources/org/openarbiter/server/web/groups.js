/** The groups of a Go board: their colors, and why one lives or dies. */
import { h, button } from "./dom.js";
import { t, word } from "./words.js";
import { post, Problem } from "./api.js";

const COLORS = 8;

export class Groups {
    /** @param {() => void} changed the marks on the board are others now */
    constructor(changed) {
        this.changed = changed;
        this.ply = 0;
        this.path = "";
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
        const parts = source.path.split("/");
        this.request = parts[1] === "records" ? { record: decodeURIComponent(parts[2]), game: Number(parts[4]) } : null;
        this.element.hidden = !(this.request && view.game === "go" && view.seats.length === 2) || this.missing === true;
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
            const found = await post("/go/analysis", { ...this.request, ply, ...(point ? { point } : {}) });
            if (ply !== this.ply) {
                return;
            }
            this.found = found;
            this.shown = ply;
            this.switch.setAttribute("aria-pressed", "true");
            this.switch.textContent = t("groups.hide");
            this.tell();
            this.changed();
        } catch (problem) {
            this.refused(problem);
        }
    }

    /** @param {unknown} problem */
    refused(problem) {
        if (!(problem instanceof Problem)) {
            throw problem;
        }
        // A server without the analysis has nothing at this path; the button goes.
        this.missing = problem.status === 404;
        this.element.hidden = this.missing;
        this.answer.replaceChildren(h("p", {}, problem.message));
    }

    tell() {
        const { dragons, why } = this.found;
        if (why) {
            this.answer.replaceChildren(h("h3", {}, t("groups.why", { point: why.point })),
                h("ul", {}, why.lines.map((/** @type {string} */ line) => h("li", {}, line))),
                this.moves(why.moves));
            return;
        }
        this.answer.replaceChildren(h("table", {},
            h("thead", {}, h("tr", {}, ["letter", "color", "stones", "status"].map(key => h("th", { scope: "col" }, t("groups." + key))))),
            h("tbody", {}, dragons.map((/** @type {any} */ dragon) => h("tr", {},
                h("th", { scope: "row" }, button(dragon.letter, () => this.ask(dragon.stones[0]), { class: "link" })),
                h("td", {}, word("seat", dragon.color)), h("td", {}, String(dragon.stones.length)), h("td", {}, dragon.status))))));
    }

    /** @param {any} moves */
    moves(moves) {
        const told = [["attack", moves?.attack], ["defend", moves?.defend]].filter(([, move]) => move)
            .map(([kind, move]) => h("li", {}, t("groups." + kind, { move })));
        return told.length ? h("ul", {}, told) : null;
    }

    /** The marks of the groups; null if they are not shown. */
    marks() {
        if (!this.found || this.shown !== this.ply) {
            return null;
        }
        const rings = this.found.dragons.flatMap((/** @type {any} */ dragon, /** @type {number} */ i) =>
            dragon.stones.map((/** @type {string} */ at) => ({ at, kind: `group group-${i % COLORS} ${dragon.status}` })));
        const line = this.found.why?.moves?.line ?? [];
        const signs = line.length
            ? line.map((/** @type {string} */ at, /** @type {number} */ i) => ({ at, text: String(i + 1), kind: "line" }))
            : this.found.dragons.map((/** @type {any} */ dragon) => ({ at: dragon.stones[0], text: dragon.letter, kind: "letter" }));
        return { rings, signs, arrows: [] };
    }
}
