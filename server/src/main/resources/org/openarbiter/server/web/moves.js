/** The list of moves: one stop of the Tab key, the arrow keys go on from there. */
import { h, button, current } from "./dom.js";
import { t } from "./words.js";

export class MoveList {
    /** @param {(ply: number) => void} go */
    constructor(go) {
        this.go = go;
        this.list = h("ol", { class: "moves" });
        this.element = h("section", { class: "card movelist" }, h("h2", {}, t("moves.title")), this.list);
        /** @type {any[]} */
        this.faces = [];
    }

    /** @param {any} view */
    show(view) {
        const start = button(t("moves.start"), () => this.go(0), { tabindex: "-1", class: "move" });
        this.faces = [start, ...view.plies.map((/** @type {any} */ ply, /** @type {number} */ i) =>
            button(ply.moveText ?? ply.move, () => this.go(i + 1),
                { tabindex: "-1", class: "move", "aria-label": ply.numberedText ?? ply.numbered }))];
        this.list.replaceChildren(h("li", {}, start), ...view.plies.map((/** @type {any} */ ply, /** @type {number} */ i) =>
            h("li", {}, h("span", { class: "number", "aria-hidden": "true" }, number(ply, i)), this.faces[i + 1])));
        if (view.fault) {
            this.list.append(h("li", { class: "fault" }, view.fault));
        }
    }

    /**
     * Marks where the board stands and the plies that matter.
     *
     * @param {number} ply
     * @param {Set<number>} noted
     * @param {string} kind
     */
    mark(ply, noted, kind) {
        this.faces.forEach((face, i) => {
            face.className = "move" + (noted.has(i) ? " noted " + kind : "");
            face.tabIndex = i === ply ? 0 : -1;
            current(face, i === ply);
        });
        const face = this.faces[ply];
        if (face) {
            const { offsetTop, offsetHeight } = face;
            const { scrollTop, clientHeight } = this.list;
            if (offsetTop < scrollTop) {
                this.list.scrollTop = offsetTop;
            } else if (offsetTop + offsetHeight > scrollTop + clientHeight) {
                this.list.scrollTop = offsetTop + offsetHeight - clientHeight;
            }
        }
    }
}

/**
 * The number that stands before a move: 12. before the first of two, nothing before the second, the ply in Go.
 *
 * @param {any} ply
 * @param {number} index
 */
function number(ply, index) {
    const before = ply.numbered.endsWith(ply.move) ? ply.numbered.slice(0, -ply.move.length) : "";
    if (before.endsWith("...")) {
        return index === 0 ? before : "";
    }
    return /^\d+\.$/.test(before) ? before : String(index + 1);
}
