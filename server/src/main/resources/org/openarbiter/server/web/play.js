/** A game that is being played: moves, claims, offers and agreements, and the same view as of a record. */
import { h, button, say, trouble } from "./dom.js";
import { t, word, listed } from "./words.js";
import { Problem, gameSource, get, post } from "./api.js";
import { Study, failed } from "./study.js";
import { Follower } from "./follow.js";
import { held, newKey, take } from "./seats.js";
import { written } from "./route.js";
import { seatLinks } from "./links.js";
import { choose, confirmed } from "./dialogs.js";
import { moveName } from "./timeline.js";

/** @typedef {import("./route.js").Route} Route */

export class LiveGame {
    /**
     * @param {Route} route
     * @param {(route: Route, push: boolean) => void} note
     */
    constructor(route, note) {
        this.id = route.id;
        if (route.token) {
            take(route.id, route.seat ?? "reader", route.token);
            route = { ...route, token: null, seat: null };
            history.replaceState(null, "", written(route));
        }
        const { tokens, as } = held(route.id);
        /** @type {Record<string, string>} */
        this.tokens = tokens;
        /** @type {string[]} */
        this.as = as;
        this.path = "/games/" + encodeURIComponent(this.id);
        this.token = Object.values(tokens)[0] ?? null;
        this.turn = h("p", { class: "turn" });
        this.notice = h("div", { class: "notices" });
        this.deeds = h("div", { class: "deeds" });
        this.panel = h("section", { class: "card live", "aria-label": t("play.title") }, this.turn, this.notice, this.deeds);
        this.study = new Study(gameSource(this.id, () => this.token), route, note,
            { main: [this.panel], spot: spot => this.pressed(spot), marks: () => this.marks() });
        /** @type {any} */
        this.state = null;
        /** @type {any[]} */
        this.acts = [];
        /** @type {any} */
        this.legal = null;
        /** @type {string | null} */
        this.from = null;
        /** @type {Set<string> | null} the points marked as dead, while they are being marked */
        this.dead = null;
    }

    /** Fetches the game, shows it and follows it. */
    async load() {
        await this.refresh();
        this.panel.append(seatLinks(this.id, this.tokens, this.as, this.state.open));
        this.follower = new Follower(this.id, this.token, () => this.acts.length, () => this.changed());
    }

    /** Fetches what has happened; once more if something happened meanwhile. */
    async changed() {
        if (this.busy) {
            this.again = true;
            return;
        }
        this.busy = true;
        try {
            do {
                this.again = false;
                await this.refresh();
            } while (this.again);
        } catch (problem) {
            failed(problem);
        } finally {
            this.busy = false;
        }
    }

    async refresh() {
        const before = this.acts.length;
        const state = await get(this.path, this.token);
        if (this.state && state.acts === before) {
            return;
        }
        while (this.acts.length < state.acts) {
            const { list } = await get(`${this.path}/acts?after=${this.acts.length}`, this.token);
            this.acts.push(...list);
        }
        const first = this.state === null;
        this.state = state;
        this.from = null;
        this.legal = state.over ? null : await get(this.path + "/legal", this.token);
        this.study.names = state.names;
        this.study.source.forget();
        await this.study.load();
        this.show();
        if (first) {
            this.study.turn(this.sitsOpposite());
        } else {
            say(this.latest());
        }
    }

    /** Whether this tab plays the second of two sides alone, in a game whose pieces face each other. */
    sitsOpposite() {
        const { game, seats } = this.state;
        return game !== "go" && seats.length === 2 && this.as.includes(seats[1]) && !this.as.includes(seats[0]);
    }

    /** The latest act in words. */
    latest() {
        const last = this.acts.at(-1);
        if (!last) {
            return "";
        }
        const { kind, claim, by } = last.act;
        const who = word("seat", by ?? last.actor);
        const { view } = this.study;
        const move = moveName(view, view.plies.length);
        const done = kind !== "undo" ? kind : last.actor === "arbiter" ? "takenBack" : this.state.proposal ? kind : "undone";
        const text = t("act." + done, { who, claim: claim ? word("claim", claim) : "", move });
        return this.state.over ? text + " " + this.state.ruling.text : text;
    }

    /** The seat for which this tab acts now; null if it has none. */
    seat() {
        const own = this.as.filter(role => this.state.seats.includes(role));
        return own.includes(this.state.toMove) ? this.state.toMove : own[0] ?? null;
    }

    /** Whether a play can be made from here now. */
    canPlay() {
        return !this.state.over && this.as.includes(this.state.toMove) && this.study.ply === this.study.view.plies.length;
    }

    // ---- what is shown ----

    show() {
        const { state } = this;
        const seat = this.seat();
        this.study.groups.allow(state.over || seat === null);
        this.turn.replaceChildren(h("strong", {}, state.over ? t("play.over") : seat === state.toMove
            ? t(this.as.length > 1 ? "play.turnOf" : "play.yours", { seat: word("seat", state.toMove) })
            : t("play.waits", { seat: word("seat", state.toMove) })),
        h("span", { class: "role" }, seat ? t("play.as", { seats: listed(this.as.map(role => word("seat", role))) })
            : t(this.as.includes("arbiter") ? "play.asArbiter" : "play.spectator")));
        this.notice.replaceChildren(...this.notices());
        this.deeds.replaceChildren(...(this.dead ? this.deadDeeds(this.dead) : [
            ...(state.over || !seat ? [] : this.playerDeeds(seat)),
            ...(this.as.includes("arbiter") ? this.arbiterDeeds() : []),
        ]));
    }

    notices() {
        const { proposal, offer, over } = this.state;
        const all = [];
        if (proposal && !over) {
            const text = t("proposal." + proposal.act.kind, {
                who: listed(proposal.by.map((/** @type {string} */ by) => word("seat", by))), points: proposal.act.points?.join(" ") ?? "",
                outcome: proposal.act.outcome ? outcomeWords(proposal.act.outcome) : "",
            });
            const waiting = this.as.filter(role => this.state.seats.includes(role) && !proposal.by.includes(role));
            all.push(h("p", { class: "notice" }, text, waiting.length ? button(t("play.agree"), () => this.act(proposal.act, waiting[0])) : null));
        }
        if (offer) {
            const accepting = this.as.find(role => this.state.seats.includes(role) && role !== offer.by);
            all.push(h("p", { class: "notice" }, t("play.offered", { who: word("seat", offer.by) }),
                accepting ? button(t("play.accept"), () => this.act({ kind: "accept" }, accepting)) : null));
        }
        return all;
    }

    /** @param {string} seat */
    playerDeeds(seat) {
        const all = [];
        const { claimable = [] } = this.state.ruling;
        for (const claim of claimable.filter((/** @type {any} */ one) => this.as.includes(one.by))) {
            const announced = claim.move && (this.said(claim.move) ?? claim.move);
            all.push(button(t(claim.move ? "play.claimMove" : "play.claim", { claim: word("claim", claim.claim), move: announced }),
                () => this.act({ kind: "claim", claim: claim.claim, ...(claim.move ? { move: claim.move } : {}) }, claim.by), { class: "main claim" }));
        }
        if (this.canPlay()) {
            all.push(...this.legal.plays.filter((/** @type {any} */ play) => play.way.length === 0)
                .map((/** @type {any} */ play) => button(word("play", play.move), () => this.make(play))));
        }
        if (this.state.game !== "go") {
            all.push(button(t("play.offer"), () => this.act({ kind: "offer" })));
        }
        all.push(button(t("play.undo"), () => this.act({ kind: "undo" }), { disabled: this.state.plies === 0 }));
        if (this.state.game === "go") {
            all.push(button(t("play.dead"), () => this.beginDead()));
        }
        all.push(button(t("play.result"), () => this.propose("agree")));
        all.push(button(t("play.resign"), async () => {
            if (await confirmed(t("play.resignSure", { seat: word("seat", seat) }), t("play.resign"))) {
                this.act({ kind: "resign" });
            }
        }, { class: "danger" }));
        return all;
    }

    /**
     * A play that is allowed, as people write it.
     *
     * @param {string} code
     */
    said(code) {
        const play = this.legal?.plays.find((/** @type {any} */ one) => one.code === code);
        return play && playName(play);
    }

    arbiterDeeds() {
        const seats = this.state.seats.map((/** @type {string} */ seat) =>
            button(t("play.flag", { seat: word("seat", seat) }), () => this.act({ kind: "flag", by: seat }, "arbiter")));
        return [h("p", { class: "subtitle" }, t("play.arbiter")), ...(this.state.over ? [] : seats),
            button(t("play.decide"), () => this.propose("decide")), button(t("play.takeBack"), () => this.act({ kind: "undo" }, "arbiter"))];
    }

    /** @param {Set<string>} dead */
    deadDeeds(dead) {
        return [h("p", {}, t("play.deadHint")), button(t("play.deadPropose", { count: dead.size }), () => {
            this.dead = null;
            this.act({ kind: "dead", points: [...dead].sort() });
        }, { class: "main" }), button(t("dialog.cancel"), () => {
            this.dead = null;
            this.show();
            this.study.remark();
        })];
    }

    beginDead() {
        this.dead = new Set();
        this.show();
        this.study.remark();
    }

    /** @param {"agree" | "decide"} kind */
    async propose(kind) {
        const outcomes = [{ kind: "draw" }, { kind: "no-result" }, ...this.state.seats.map((/** @type {string} */ winner) => ({ kind: "win", winner }))];
        const picked = await choose(t("play." + kind + "Which"), outcomes.map(outcomeWords));
        if (picked !== null) {
            this.act({ kind, outcome: outcomes[picked] }, kind === "decide" ? "arbiter" : null);
        }
    }

    /** The marks of a play that is being made; null if there are none. */
    marks() {
        if (this.dead) {
            return { rings: [], arrows: [], signs: [...this.dead].map(at => ({ at, text: "×", kind: "dead" })) };
        }
        const { from } = this;
        if (from === null) {
            return null;
        }
        const targets = this.legal.plays.filter((/** @type {any} */ play) => play.way[0] === from).map((/** @type {any} */ play) => play.way.at(-1));
        return { arrows: [], signs: [], rings: [{ at: from, kind: "selected" }, ...[...new Set(targets)].map(at => ({ at: String(at), kind: "target" }))] };
    }

    // ---- what is done ----

    /** @param {any} spot */
    async pressed(spot) {
        if (this.dead) {
            this.dead.has(spot.at) ? this.dead.delete(spot.at) : spot.holds && this.dead.add(spot.at);
            this.show();
            this.study.remark();
            return;
        }
        if (!this.canPlay()) {
            this.study.told(spot);
            return;
        }
        const { plays } = this.legal;
        const from = this.from;
        this.from = null;
        const made = plays.filter((/** @type {any} */ play) => from === null ? play.way.length === 1 && play.way[0] === spot.at
            : play.way.length > 1 && play.way[0] === from && play.way.at(-1) === spot.at);
        if (made.length > 0) {
            const which = made.length === 1 ? 0 : await choose(t("play.which"), made.map(playName));
            if (which !== null) {
                await this.make(made[which]);
            }
        } else if (spot.at !== from && plays.some((/** @type {any} */ play) => play.way.length > 1 && play.way[0] === spot.at)) {
            this.from = spot.at;
            say(t("play.selected", { at: spot.at }));
        } else if (spot.at !== from) {
            await this.why((from ?? "") + spot.at, spot);
        }
        this.study.remark();
    }

    /**
     * Says why the rulebook does not allow a play.
     *
     * @param {string} move
     * @param {any} spot
     */
    async why(move, spot) {
        if (move === spot.at && this.state.game !== "go") {
            this.study.told(spot);
            return;
        }
        try {
            const { ruling } = await post(this.path + "/preview", { move }, this.token);
            trouble(ruling.text, t("trouble.close"));
        } catch (problem) {
            failed(problem);
        }
    }

    /** @param {any} play */
    make(play) {
        return this.act({ kind: "play", move: play.code });
    }

    /**
     * Does something; who is late is shown what was missed.
     *
     * @param {any} act
     * @param {string | null} [role]
     */
    async act(act, role = null) {
        const { by, ...rest } = act;
        const as = role ?? this.seat();
        const sent = as === "arbiter" ? act : rest;
        try {
            await post(this.path + "/acts", { act: sent, seen: this.state.acts, key: newKey() }, this.tokens[as ?? ""]);
            trouble("");
        } catch (problem) {
            if (problem instanceof Problem && problem.status === 409) {
                trouble(t("play.late"), t("trouble.close"));
            } else {
                failed(problem);
            }
        }
        await this.changed();
    }

    /** Follows no longer. */
    close() {
        this.follower?.close();
    }
}

/** @param {any} play */
function playName(play) {
    return play.moveText ?? play.move;
}

/** @param {any} outcome */
function outcomeWords(outcome) {
    return t("outcome." + outcome.kind, { winner: outcome.winner ? word("seat", outcome.winner) : "" });
}
