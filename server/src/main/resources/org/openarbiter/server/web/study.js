/** A game with all there is to see of it: board, ruling, timeline, evidence, cycle, moves. */
import { h, iconButton, say, trouble } from "./dom.js";
import { t, word, ordinal, about } from "./words.js";
import { Problem } from "./api.js";
import { BoardView, spotName } from "./board.js";
import { MoveList } from "./moves.js";
import { Timeline, moveName } from "./timeline.js";
import { Rulings, heading, outcome } from "./rulings.js";
import { Evidence } from "./evidence.js";
import { Cycle } from "./cycle.js";
import { Groups } from "./groups.js";
import { incidents, chosen, lanes } from "./incidents.js";
import { marks } from "./marks.js";

/**
 * @typedef {import("./route.js").Route} Route
 * @typedef {import("./api.js").Source} Source
 */

const LOOK_AHEAD = 150;
const A_MOMENT = 50;

export class Study {
    /**
     * @param {Source} source
     * @param {Route} route
     * @param {(route: Route, push: boolean) => void} note takes what is looked at into the address
     * @param {{main?: any[], spot?: (spot: any) => void, marks?: () => import("./board.js").Marks | null}} [parts] what a live game adds
     */
    constructor(source, route, note, parts = {}) {
        this.source = source;
        this.route = route;
        this.note = note;
        this.ownMarks = parts.marks ?? (() => null);
        /** @type {any} */
        this.view = null;
        /** @type {any} */
        this.drawing = null;
        /** @type {import("./incidents.js").Incident[]} */
        this.all = [];
        /** @type {import("./incidents.js").Incident | null} */
        this.incident = null;
        /** @type {Record<string, string>} the players of a live game, by seat */
        this.names = {};
        this.ply = 0;
        this.wanted = 0;
        /** @type {number | undefined} */
        this.ahead = undefined;
        const go = (/** @type {number} */ ply, /** @type {string | null} */ incident) => this.go(ply, incident);
        this.board = new BoardView(spot => (parts.spot ?? (one => this.told(one)))(spot));
        this.moves = new MoveList(ply => this.go(ply));
        this.timeline = new Timeline(go);
        this.rulings = new Rulings((rules, look) => this.choose(rules, look));
        this.evidence = new Evidence(go);
        this.cycle = new Cycle(ply => this.go(ply));
        this.groups = new Groups(() => this.remark());
        this.title = h("h1", {});
        this.event = h("p", { class: "event" });
        this.status = h("p", { class: "status" });
        this.actions = h("p", { class: "actions" });
        this.element = h("article", { class: "study" },
            h("header", { class: "heading" }, this.title, this.event),
            h("div", { class: "left" }, this.board.element, this.controls(), this.status, this.timeline.element),
            h("div", { class: "right" }, ...(parts.main ?? []), this.rulings.element, this.cycle.element, this.evidence.element, this.groups.element,
                this.moves.element),
            this.actions);
    }

    controls() {
        const one = (/** @type {string} */ shape, /** @type {string} */ key, /** @type {() => void} */ act) =>
            iconButton(shape, t(key), act);
        return h("div", { class: "controls", role: "group", "aria-label": t("controls.title") },
            one("M6 5v14M19 5L8 12l11 7z", "controls.start", () => this.go(0)), one("M17 5L6 12l11 7z", "controls.back", () => this.go(this.ply - 1)),
            one("M7 5l11 7L7 19z", "controls.forward", () => this.go(this.ply + 1)), one("M18 5v14M5 5l11 7L5 19z", "controls.end", () => this.go(Infinity)),
            one("M7 4v16M3.5 7.5L7 4l3.5 3.5M17 20V4M13.5 16.5L17 20l3.5-3.5", "controls.turn", () => this.turn(!this.board.turned)));
    }

    /**
     * Shows the board from the other side, or from its usual side.
     *
     * @param {boolean} turned
     */
    turn(turned) {
        this.board.turn(turned);
        this.remark();
    }

    /** Fetches the game and shows it. */
    async load() {
        const atEnd = !this.view || this.ply === this.view.plies.length;
        const view = await this.source.view(this.route.rules);
        view.names = this.names;
        const fresh = this.view === null;
        this.view = view;
        about(view.game, view.seats, view.seatsText);
        this.title.textContent = heading(view);
        this.event.textContent = [view.tags?.Event, view.tags?.Site, view.tags?.Date, view.tags?.Source].filter(tag => tag && !/^[?.\s]*$/.test(tag)).join(", ");
        this.moves.show(view);
        this.groups.begin(this.source, view);
        this.look();
        const ply = fresh && this.route.ply !== null ? this.route.ply : atEnd ? view.plies.length : this.ply;
        await this.step(ply);
        document.title = t("page.of", { game: heading(view) });
    }

    /** Shows the ruling that is looked at, with what it found. */
    look() {
        const look = Math.min(this.route.look, this.view.rulings.length - 1);
        const ruling = this.view.rulings[look];
        this.all = incidents(ruling);
        this.incident = chosen(this.all, this.route.incident);
        this.rulings.show(this.view, look);
        this.timeline.show(this.view, lanes(this.all));
        this.pick();
    }

    /** Shows the evidence that is chosen. */
    pick() {
        this.evidence.show(this.view, this.all, this.incident);
        this.cycle.show(this.view, this.incident);
    }

    /**
     * Goes to a ply, perhaps for a piece of evidence.
     *
     * @param {number} ply
     * @param {string | null} [incident]
     */
    async go(ply, incident = null) {
        if (!this.view) {
            return;
        }
        const to = Math.max(0, Math.min(this.view.plies.length, ply));
        // The end of a game in progress is wherever it has come to.
        const open = this.route.kind === "game" && to === this.view.plies.length;
        this.route = { ...this.route, ply: open ? null : to, incident: incident ?? this.route.incident };
        if (incident !== null && incident !== this.incident?.key) {
            const focused = document.activeElement?.closest(".evidence") !== null;
            this.incident = chosen(this.all, incident);
            this.pick();
            if (focused) {
                this.evidence.element.querySelector("[aria-pressed=true]")?.focus();
            }
        }
        this.note(this.route, incident !== null);
        await this.step(to);
    }

    /** Takes what the address says, after the reader went back or forward. @param {Route} route */
    async follow(route) {
        const rules = JSON.stringify(route.rules) !== JSON.stringify(this.route.rules);
        this.route = route;
        if (rules) {
            await this.load();
        } else {
            this.look();
        }
        await this.step(route.ply ?? this.view.plies.length);
    }

    /**
     * @param {string[]} rules
     * @param {number} look
     */
    async choose(rules, look) {
        const before = this.route;
        const same = JSON.stringify(rules) === JSON.stringify(this.view.rulings.map((/** @type {any} */ ruling) => ruling.rules));
        this.route = { ...before, rules, look, incident: null };
        try {
            if (same) {
                this.look();
                await this.step(this.ply);
            } else {
                await this.load();
            }
            this.note({ ...this.route, ply: this.ply }, true);
            const ruling = this.view.rulings[Math.min(look, this.view.rulings.length - 1)];
            say(t("said.ruling", { rules: ruling.rules, outcome: outcome(ruling), text: ruling.text }));
        } catch (problem) {
            this.route = before;
            failed(problem);
        }
    }

    /** @param {number} ply */
    async step(ply) {
        const to = Math.max(0, Math.min(this.view.plies.length, ply));
        this.ply = to;
        this.wanted = to;
        this.marked();
        if (!this.source.has(to)) {
            // Who holds a key down wants no board on the way, and the server none of these requests.
            await new Promise(resolve => window.setTimeout(resolve, A_MOMENT));
            if (this.wanted !== to) {
                return;
            }
        }
        try {
            const drawing = await this.source.board(to);
            if (this.wanted === to) {
                this.drawing = drawing;
                this.board.show(drawing);
                this.remark();
                this.told(null);
                this.lookAhead();
                trouble("");
            }
        } catch (problem) {
            // In a live game the play may have been taken back meanwhile: whoever follows it is about to show what is left.
            const isGone = this.source.live && problem instanceof Problem && problem.status === 404;
            if (!isGone) {
                failed(problem);
            }
        }
    }

    /** Marks the ply in everything but the board. */
    marked() {
        const noted = new Set(this.incident?.plies ?? []);
        this.moves.mark(this.ply, noted, this.incident?.kind ?? "");
        this.timeline.mark(this.ply, this.incident?.key ?? null);
        this.cycle.mark(this.ply);
        this.evidence.mark(this.ply);
        this.groups.at(this.ply);
    }

    /** Draws the page's marks on the board once more. */
    remark() {
        if (this.drawing) {
            this.board.mark(this.ownMarks() ?? this.groups.marks() ?? marks(this.view, this.incident, this.ply, this.drawing));
        }
    }

    /**
     * Says where the board stands, or what a spot holds.
     *
     * @param {any} spot
     */
    told(spot) {
        if (spot) {
            say(spotName(spot));
            this.groups.ask(spot.at);
            return;
        }
        const count = this.incident?.plies.indexOf(this.ply) ?? -1;
        const step = this.incident?.cycle.find(one => one.ply === this.ply);
        const stands = count < 0 || !this.incident ? null : t(this.incident.kind === "near" ? "status.near" : "status.stands",
            { count: ordinal(count + 1), of: this.incident.plies.length });
        const text = [moveName(this.view, this.ply), t("status.toMove", { seat: word("seat", this.drawing.toMove) }),
            step?.does ? word("class", step.does) : null, stands, this.drawing.fault ?? null].filter(Boolean).join(" · ");
        this.status.textContent = text;
        say(text);
    }

    /** Fetches the boards next to this one, once the reader pauses. */
    lookAhead() {
        window.clearTimeout(this.ahead);
        this.ahead = window.setTimeout(() => {
            for (const ply of [this.ply + 1, this.ply - 1]) {
                if (ply >= 0 && ply <= this.view.plies.length && !this.source.has(ply)) {
                    this.source.board(ply).catch(() => {});
                }
            }
        }, LOOK_AHEAD);
    }

    /**
     * Goes to the next or previous mark on the timeline.
     *
     * @param {number} by
     */
    occurrence(by) {
        const plies = [...new Set(lanes(this.all).flatMap(lane => lane.plies))].filter(ply => ply <= this.view.plies.length).sort((a, b) => a - b);
        const next = by > 0 ? plies.find(ply => ply > this.ply) : plies.reverse().find(ply => ply < this.ply);
        if (next !== undefined) {
            const own = this.incident?.plies.includes(next);
            const other = this.all.find(one => one.plies.includes(next) || one.at === next);
            this.go(next, own ? null : other?.key ?? null);
        }
    }

    /** Ends what goes on by itself. */
    close() {
        this.cycle.stop();
        window.clearTimeout(this.ahead);
    }
}

/**
 * Says in words why something failed.
 *
 * @param {unknown} problem
 */
export function failed(problem) {
    if (!(problem instanceof Problem)) {
        throw problem;
    }
    const { status, message, body } = problem;
    trouble(status === 0 ? t("trouble.away") : status === 429 ? t("trouble.busy", { detail: message, seconds: body?.retryAfter ?? 1 })
        : t("trouble.refused", { detail: message }), t("trouble.close"));
}
