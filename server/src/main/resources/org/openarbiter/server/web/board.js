/** The board: the server's picture, the page's own marks above it, and a button on every spot. */
import { h, s, picture } from "./dom.js";
import { turnedPicture, turnedSpots } from "./turn.js";
import { t, word } from "./words.js";

/**
 * @typedef {{at: string, x: number, y: number, size: number, holds: string}} Spot
 *
 * @typedef {object} Marks
 * @property {{from: string, to: string, kind: string}[]} [arrows]
 * @property {{at: string, kind: string}[]} [rings]
 * @property {{at: string, text: string, kind: string}[]} [signs]
 */

const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class BoardView {
    /** @param {(spot: Spot) => void} pressed what happens when a spot is pressed */
    constructor(pressed) {
        this.pressed = pressed;
        this.picture = h("div", { class: "picture" });
        this.layer = s("svg", { class: "marks", "aria-hidden": "true" });
        this.buttons = h("div", { class: "spots", role: "group", "aria-label": t("board.spots") });
        this.element = h("div", { class: "board" }, this.picture, this.layer, this.buttons);
        this.buttons.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.moved(event));
        /** @type {Map<string, Spot>} */
        this.spots = new Map();
        /** @type {Map<string, HTMLButtonElement>} */
        this.faces = new Map();
        this.shape = "";
        this.here = "";
        this.svg = "";
        /** @type {any} */
        this.drawing = null;
        this.turned = false;
    }

    /**
     * Shows the board from the other side, or from its usual side.
     *
     * @param {boolean} turned
     */
    turn(turned) {
        if (turned !== this.turned) {
            this.turned = turned;
            this.svg = "";
            if (this.drawing) {
                this.show(this.drawing);
            }
        }
    }

    /**
     * Shows a position.
     *
     * @param {any} drawing
     */
    show(drawing) {
        if (drawing.svg === this.svg) {
            return;
        }
        this.svg = drawing.svg;
        this.drawing = drawing;
        const svg = picture(drawing.svg);
        const box = svg.viewBox.baseVal;
        svg.removeAttribute("width");
        svg.removeAttribute("height");
        this.picture.replaceChildren(svg);
        this.layer.setAttribute("viewBox", svg.getAttribute("viewBox") ?? "");
        this.element.style.setProperty("--shape", `${box.width} / ${box.height}`);
        this.element.style.setProperty("--wide", String(box.width / box.height));
        if (this.turned) {
            turnedPicture(svg, drawing.spots);
        }
        const spots = this.turned ? turnedSpots(drawing.spots, box) : drawing.spots;
        this.spots = new Map(spots.map((/** @type {Spot} */ spot) => [spot.at, spot]));
        const shape = JSON.stringify([box.x, box.y, box.width, box.height, spots.map((/** @type {Spot} */ spot) => [spot.at, spot.x, spot.y])]);
        if (shape !== this.shape) {
            this.shape = shape;
            this.place(box);
        }
        for (const [at, spot] of this.spots) {
            this.faces.get(at)?.setAttribute("aria-label", spotName(spot));
        }
    }

    /** @param {SVGRect} box */
    place(box) {
        this.faces.clear();
        for (const spot of this.spots.values()) {
            const face = h("button", { type: "button", class: "spot", tabindex: "-1", "data-at": spot.at });
            face.style.left = 100 * (spot.x - spot.size / 2 - box.x) / box.width + "%";
            face.style.top = 100 * (spot.y - spot.size / 2 - box.y) / box.height + "%";
            face.style.width = 100 * spot.size / box.width + "%";
            face.style.height = 100 * spot.size / box.height + "%";
            face.addEventListener("focus", () => this.stand(spot.at));
            face.addEventListener("click", () => this.pressed(/** @type {Spot} */ (this.spots.get(spot.at))));
            this.faces.set(spot.at, face);
        }
        this.buttons.replaceChildren(...this.faces.values());
        this.stand(this.faces.has(this.here) ? this.here : this.faces.keys().next().value ?? "");
    }

    /**
     * Makes a spot the one that the Tab key reaches.
     *
     * @param {string} at
     */
    stand(at) {
        this.faces.get(this.here)?.setAttribute("tabindex", "-1");
        this.here = at;
        this.faces.get(at)?.setAttribute("tabindex", "0");
    }

    /** @param {KeyboardEvent} event */
    moved(event) {
        const way = /** @type {Record<string, number[]>} */ (KEYS)[event.key];
        if (!way || event.altKey || event.ctrlKey || event.metaKey) {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
        const next = this.next(way[0], way[1]);
        if (next) {
            this.faces.get(next)?.focus();
        }
    }

    /**
     * The nearest spot in a direction, on any shape of board.
     *
     * @param {number} dx
     * @param {number} dy
     */
    next(dx, dy) {
        const here = this.spots.get(this.here);
        let best = null;
        let least = Infinity;
        for (const spot of here ? this.spots.values() : []) {
            const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
            const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
            if (along > 0 && aside <= 1.8 * along && along + 2 * aside < least) {
                least = along + 2 * aside;
                best = spot.at;
            }
        }
        return best;
    }

    /** Puts the focus on the board. */
    focus() {
        this.faces.get(this.here)?.focus();
    }

    /**
     * Draws the page's marks; those before are taken away.
     *
     * @param {Marks} marks
     */
    mark({ arrows = [], rings = [], signs = [] }) {
        const drawn = [];
        /** @type {Map<string, number>} how many arrows end on a spot so far */
        const ending = new Map();
        for (const { at, kind } of rings) {
            const spot = this.spots.get(at);
            if (spot) {
                drawn.push(s("circle", { class: "ring " + kind, cx: spot.x, cy: spot.y, r: spot.size * (kind.startsWith("group") ? 0.28 : 0.47), "stroke-width": spot.size * 0.07 }));
            }
        }
        for (const { from, to, kind } of arrows) {
            const [start, end] = [this.spots.get(from), this.spots.get(to)];
            if (start && end && from !== to) {
                const before = ending.get(to) ?? 0;
                ending.set(to, before + 1);
                drawn.push(arrow(start, end, kind, kind === "difference" ? 0.7 : 0.8 * before));
            }
        }
        for (const { at, text, kind } of signs) {
            const spot = this.spots.get(at);
            if (spot) {
                drawn.push(sign(spot, text, kind));
            }
        }
        this.layer.replaceChildren(...drawn);
    }
}

/**
 * A spot in words.
 *
 * @param {Spot} spot
 */
export function spotName(spot) {
    return t(spot.holds ? "board.spot" : "board.empty", { at: spot.at, holds: held(spot.holds) });
}

/**
 * What a spot holds: a stone, a piece of a side, or pieces in hand.
 *
 * @param {string} holds in English: {@code black rook}, {@code 2 black pawns in hand}
 */
function held(holds) {
    const [, count, side, name, hand] = /^(?:(\d+) )?(\S+) (.+?)(s? in hand)?$/.exec(holds) ?? [];
    return name ? t(!hand ? "holds.piece" : count === "1" ? "holds.hand.one" : "holds.hand",
        { count, side: word("side", side.toLowerCase()), piece: word("piece", name) }) : word("holds", holds);
}

/**
 * A number in the middle of a spot, or a badge at its corner.
 *
 * @param {Spot} spot
 * @param {string} text
 * @param {string} kind
 */
function sign(spot, text, kind) {
    const { x, y, size } = spot;
    if (kind !== "difference") {
        return s("text", { class: "sign " + kind, x, y, "font-size": size * 0.5, "stroke-width": size * 0.09 }, text);
    }
    const [cx, cy, r] = [x + size * 0.36, y - size * 0.36, size * 0.2];
    return s("g", { class: "badge" }, s("circle", { cx, cy, r, "stroke-width": size * 0.03 }),
        s("text", { x: cx, y: cy, "font-size": size * 0.32 }, text));
}

/**
 * An arrow from spot to spot. Where another one leads the same way it is bent, so that both can be seen.
 *
 * @param {Spot} from
 * @param {Spot} to
 * @param {string} kind
 * @param {number} bent how far, in spots
 */
function arrow(from, to, kind, bent) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const size = Math.min(from.size, to.size);
    const bend = bent * size;
    const turn = [(from.x + to.x) / 2 + dy / length * bend, (from.y + to.y) / 2 - dx / length * bend];
    const begun = towards([from.x, from.y], turn, size * 0.3);
    const tip = towards([to.x, to.y], turn, size * 0.22);
    const neck = towards(tip, turn, size * 0.3);
    const [sx, sy] = [(neck[1] - tip[1]) * 0.55, (tip[0] - neck[0]) * 0.55];
    const point = (/** @type {number[]} */ at) => at.map(value => value.toFixed(1)).join(" ");
    return s("g", { class: "arrow " + kind },
        s("path", { class: "shaft", d: `M${point(begun)}Q${point(turn)} ${point(neck)}`, "stroke-width": size * 0.1 }),
        s("path", { class: "head", d: `M${point(tip)}L${point([neck[0] + sx, neck[1] + sy])}L${point([neck[0] - sx, neck[1] - sy])}Z` }));
}

/**
 * The point at a distance from one point in the direction of another.
 *
 * @param {number[]} from
 * @param {number[]} to
 * @param {number} distance
 */
function towards(from, to, distance) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const part = distance / Math.max(1, Math.hypot(dx, dy));
    return [from[0] + dx * part, from[1] + dy * part];
}

/**
 * The spots that a play in the server's notation names, such as e2e4 or D4.
 *
 * @param {string} code
 * @param {Map<string, Spot>} spots
 * @returns {string[]}
 */
export function wayOf(code, spots) {
    if (spots.has(code)) {
        return [code];
    }
    for (let cut = 1; cut < code.length; cut++) {
        const rest = code.slice(cut);
        const to = spots.has(rest) ? rest : [...spots.keys()].find(name => rest.startsWith(name));
        if (spots.has(code.slice(0, cut)) && to) {
            return [code.slice(0, cut), to];
        }
    }
    return [];
}
