/** The plies as a line, with a row for each position that came back and a mark for each time. */
import { h, current } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./incidents.js").Lane} Lane */

const MOST_ROWS = 8;

export class Timeline {
    /** @param {(ply: number, incident: string | null) => void} go */
    constructor(go) {
        this.go = go;
        this.slider = h("input", {
            type: "range", min: "0", max: "0", step: "1", "aria-label": t("timeline.slider"),
            on: { input: () => this.go(Number(this.slider.value), null) },
        });
        this.rows = h("div", { class: "rows" });
        this.legend = h("p", { class: "legend" });
        this.element = h("section", { class: "timeline", "aria-label": t("timeline.title") }, this.slider, this.rows, this.legend);
        /** @type {any} */
        this.view = null;
        /** @type {Lane[]} */
        this.lanes = [];
    }

    /**
     * @param {any} view
     * @param {Lane[]} lanes
     */
    show(view, lanes) {
        this.view = view;
        this.lanes = lanes;
        const last = Math.max(view.plies.length, ...lanes.flatMap(lane => lane.plies));
        this.slider.max = String(view.plies.length);
        this.slider.style.setProperty("--part", String(view.plies.length / Math.max(1, last)));
        this.rows.replaceChildren(...lanes.slice(0, MOST_ROWS).map(lane => this.row(lane, Math.max(1, last))));
        const more = lanes.length - MOST_ROWS;
        this.legend.replaceChildren(...[...new Set(lanes.map(lane => lane.kind))].map(kind =>
            h("span", { class: "key" }, h("span", { class: "dot " + kind, "aria-hidden": "true" }), t("kind." + kind))),
        ...(more > 0 ? [h("span", { class: "key" }, t("timeline.more", { more }))] : []));
    }

    /**
     * @param {Lane} lane
     * @param {number} last
     */
    row(lane, last) {
        const first = lane.plies[0] / last;
        const end = lane.plies[lane.plies.length - 1] / last;
        const span = h("span", { class: "span " + lane.kind });
        span.style.setProperty("--from", String(first));
        span.style.setProperty("--to", String(end));
        const marks = lane.plies.map((ply, i) => {
            const incident = lane.incidents.find(one => one.at === ply) ?? lane.incidents.find(one => one.plies.includes(ply)) ?? lane.incidents[0];
            const label = t(lane.plies.length > 1 ? "timeline.mark" : "timeline.single", {
                kind: t("kind." + lane.kind), count: i + 1, of: lane.plies.length, move: this.moveName(ply),
            });
            const mark = h("button", {
                type: "button", class: "mark", "aria-label": label, title: label, "data-ply": ply,
                on: { click: () => this.go(Math.min(ply, this.view.plies.length), incident.key) },
            }, h("span", { class: "dot " + lane.kind + (ply > this.view.plies.length ? " announced" : "") }));
            mark.style.setProperty("--at", String(ply / last));
            return mark;
        });
        return h("div", { class: "row", role: "group", "aria-label": t("kind." + lane.kind) }, span, ...marks);
    }

    /** @param {number} ply */
    moveName(ply) {
        return moveName(this.view, ply);
    }

    /**
     * @param {number} ply
     * @param {string | null} incident
     */
    mark(ply, incident) {
        this.slider.value = String(ply);
        this.slider.setAttribute("aria-valuetext", this.moveName(ply));
        [...this.rows.children].forEach((row, i) => {
            row.classList.toggle("chosen", this.lanes[i].incidents.some(one => one.key === incident));
            row.querySelectorAll(".mark").forEach(mark => current(mark, mark.getAttribute("data-ply") === String(ply)));
        });
    }
}

/**
 * A ply in the notation of the game, or of the language.
 *
 * @param {any} view
 * @param {number} ply
 */
export function moveName(view, ply) {
    const made = view.plies[ply - 1];
    return ply === 0 ? t("moves.start") : made ? made.numberedText ?? made.numbered : t("moves.announced");
}
