/** What the chosen evidence looks like on the board at a ply. */
import { wayOf } from "./board.js";

/**
 * @typedef {import("./incidents.js").Incident} Incident
 * @typedef {import("./board.js").Marks} Marks
 */

/**
 * @param {any} view
 * @param {Incident | null} incident
 * @param {number} ply
 * @param {any} drawing
 * @returns {Required<Marks>}
 */
export function marks(view, incident, ply, drawing) {
    /** @type {Required<Marks>} */
    const all = { arrows: [], rings: [], signs: [] };
    if (incident) {
        cycleMarks(all, incident, ply, drawing);
        differenceMarks(all, view, incident, ply);
        announcedMark(all, incident, ply, drawing);
        occurrenceMark(all, view, incident, ply);
    }
    return all;
}

/**
 * @param {any} view
 * @param {number} ply
 * @returns {string[]}
 */
function way(view, ply) {
    return view.plies[ply - 1]?.way ?? [];
}

/**
 * Within a cycle: who gives check, who chases what. The server's picture shows the play itself.
 *
 * @param {Required<Marks>} all
 * @param {Incident} incident
 * @param {number} ply
 * @param {any} drawing
 */
function cycleMarks(all, incident, ply, drawing) {
    const step = incident.cycle.find(one => one.ply === ply);
    if (!step) {
        return;
    }
    step.attacks.forEach(attack => all.arrows.push({ from: attack.from, to: attack.at, kind: "attack" }));
    step.chases.forEach(chase => {
        all.arrows.push({ from: chase.from, to: chase.at, kind: "chase" });
        all.rings.push({ at: chase.at, kind: "victim" });
    });
    (drawing.checks ?? []).forEach((/** @type {string[]} */ check) => {
        all.arrows.push({ from: check[0], to: check[1], kind: "check" });
        all.rings.push({ at: check[1], kind: "victim" });
    });
}

/**
 * What only looks like a repetition: the play that made the difference, and the squares it concerns.
 *
 * @param {Required<Marks>} all
 * @param {any} view
 * @param {Incident} incident
 * @param {number} ply
 */
function differenceMarks(all, view, incident, ply) {
    for (const difference of incident.finding.differences ?? []) {
        const [from, to] = [way(view, difference.ply)[0], way(view, difference.ply).at(-1)];
        if (from && to) {
            if (from !== to) {
                all.arrows.push({ from, to, kind: "difference" });
            }
            all.rings.push({ at: from, kind: "difference" });
            all.signs.push({ at: ply >= difference.ply ? from : to, text: "≠", kind: "difference" });
        }
    }
}

/**
 * @param {Required<Marks>} all
 * @param {Incident} incident
 * @param {number} ply
 * @param {any} drawing
 */
function announcedMark(all, incident, ply, drawing) {
    const move = incident.finding.move;
    if (incident.kind === "claim" && typeof move === "string" && ply === incident.at) {
        const spots = new Map(drawing.spots.map((/** @type {any} */ spot) => [spot.at, spot]));
        const [from, to] = wayOf(move, spots);
        if (from && to) {
            all.arrows.push({ from, to, kind: "announced" });
        }
    }
}

/**
 * Where the position stands once more: the play that brought it.
 *
 * @param {Required<Marks>} all
 * @param {any} view
 * @param {Incident} incident
 * @param {number} ply
 */
function occurrenceMark(all, view, incident, ply) {
    const at = way(view, ply).at(-1);
    if (at && incident.plies.includes(ply)) {
        all.rings.push({ at, kind: "occurrence " + incident.kind });
    }
}
