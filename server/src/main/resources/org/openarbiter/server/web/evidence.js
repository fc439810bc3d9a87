/** What a ruling found, as a list to choose from; the chosen one is on the board. */
import { h, button, current } from "./dom.js";
import { t } from "./words.js";
import { moveName } from "./timeline.js";

/** @typedef {import("./incidents.js").Incident} Incident */

const OPEN = "open";
const ORDER = [OPEN, "same", "near", "forbidden", "made", "claim", "also"];

export class Evidence {
    /** @param {(ply: number, incident: string | null) => void} go */
    constructor(go) {
        this.go = go;
        this.element = h("div", { class: "evidence" });
    }

    /**
     * @param {any} view
     * @param {Incident[]} all
     * @param {Incident | null} chosen
     */
    show(view, all, chosen) {
        this.element.replaceChildren(...ORDER.map(name => {
            const some = all.filter(one => (one.open ? OPEN : one.kind) === name);
            return some.length === 0 ? null : h("section", { class: "card " + some[0].kind },
                h("h2", {}, h("span", { class: "dot " + some[0].kind, "aria-hidden": "true" }), t("evidence." + name)),
                h("ul", {}, some.map(one => this.item(view, one, one === chosen))));
        }).filter(section => section !== null));
    }

    /**
     * @param {any} view
     * @param {Incident} one
     * @param {boolean} chosen
     */
    item(view, one, chosen) {
        const last = view.plies.length;
        const face = button(sentence(one.text), () => this.go(Math.min(one.at, last), one.key), { class: "telling", "aria-pressed": String(chosen) });
        const chips = one.plies.map((ply, i) => ply > last
            ? h("span", { class: "chip announced" }, t("moves.announced"))
            : button(after(view, one.finding.after?.[i], ply), () => this.go(ply, one.key), { class: "chip", "data-ply": ply }));
        return h("li", { class: chosen ? "chosen" : null }, face,
            chosen && chips.length ? h("p", { class: "chips" }, h("span", {}, t("evidence.look")), chips) : null,
            chosen && one.finding.differences ? h("ul", { class: "differences" }, one.finding.differences.map((/** @type {any} */ difference) =>
                h("li", {}, button(sentence(difference.text), () => this.go(Math.min(difference.ply, last), one.key), { class: "link" })))) : null);
    }

    /** @param {number} ply */
    mark(ply) {
        this.element.querySelectorAll(".chip").forEach(chip => current(chip, chip.getAttribute("data-ply") === String(ply)));
    }
}

/**
 * The play after which a position stood: one of the game, or one that was declared instead of it.
 *
 * @param {any} view
 * @param {string | undefined} named by the server, in English
 * @param {number} ply
 */
function after(view, named, ply) {
    return named === undefined || named === view.plies[ply - 1]?.numbered ? moveName(view, ply) : named;
}

/** @param {string} text */
function sentence(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
