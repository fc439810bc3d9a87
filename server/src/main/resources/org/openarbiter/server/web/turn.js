/** Boards seen from the other side. */

/** @typedef {import("./board.js").Spot} Spot */

/** How far above its foot a line of text has its middle, in parts of its size. */
const MIDDLE = 0.36;

/**
 * The places on a board that is turned.
 *
 * @param {Spot[]} spots
 * @param {{x: number, y: number, width: number, height: number}} box what the picture shows
 * @returns {Spot[]}
 */
export function turnedSpots(spots, box) {
    return spots.map(spot => ({ ...spot, x: 2 * box.x + box.width - spot.x, y: 2 * box.y + box.height - spot.y }));
}

/**
 * Turns a picture. What is to be read stays upright: letters, and pieces, unless the picture turns pieces itself, as in shogi, where they
 * point away from their player.
 *
 * @param {SVGSVGElement} svg
 * @param {Spot[]} spots where they are before
 */
export function turnedPicture(svg, spots) {
    svg.classList.add("turned");
    for (const one of svg.querySelectorAll("use:not([transform]), text")) {
        if (one.closest("defs")) {
            continue;
        }
        const [x, y] = ["x", "y"].map(name => Number(one.getAttribute(name)));
        const spot = one.localName === "use" ? spots.find(({ x: left, y: top, size }) =>
            x >= left - size / 2 && x < left + size / 2 && y >= top - size / 2 && y < top + size / 2) : null;
        const size = Number.parseFloat(one.closest("[font-size]")?.getAttribute("font-size") ?? "0");
        one.setAttribute("transform", spot ? `rotate(180 ${spot.x} ${spot.y})` : `rotate(180 ${x} ${y - MIDDLE * size})`);
    }
}
