/** A cycle, played forward and back, and its table. */
import { h, button, iconButton, current } from "./dom.js";
import { t, word, listed } from "./words.js";
import { moveName } from "./timeline.js";

/** @typedef {import("./incidents.js").Incident} Incident */

const PACE = 900;

export class Cycle {
    /** @param {(ply: number) => void} go */
    constructor(go) {
        this.go = go;
        this.ply = 0;
        /** @type {Incident | null} */
        this.incident = null;
        /** @type {number | undefined} */
        this.timer = undefined;
        this.title = h("h2", {}, t("cycle.title"));
        this.type = h("p", { class: "type" });
        this.player = button(t("cycle.play"), () => this.toggle(), { class: "main" });
        const back = iconButton("M17 5L6 12l11 7z", t("cycle.back"), () => this.step(-1));
        const forward = iconButton("M7 5l11 7L7 19z", t("cycle.forward"), () => this.step(1));
        this.where = h("span", { class: "where" });
        this.table = h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": t("cycle.table") });
        this.element = h("section", { class: "card cycle" }, this.title, this.type,
            h("p", { class: "controls" }, this.player, back, forward, this.where), this.table);
    }

    /**
     * @param {any} view
     * @param {Incident | null} incident
     */
    show(view, incident) {
        this.stop();
        this.incident = incident && incident.cycle.length ? incident : null;
        this.element.hidden = !this.incident;
        if (this.incident) {
            this.fill(view, this.incident);
        }
    }

    /**
     * @param {any} view
     * @param {Incident} incident
     */
    fill(view, incident) {
        const { finding, cycle, plies } = incident;
        const lost = finding.lost && Object.entries(finding.lost).map(([seat, count]) => `${word("seat", seat)} ${count}`);
        this.type.textContent = [finding.typeText ?? finding.type, finding.precedentText ?? finding.precedent,
            lost && t("cycle.lost", { lost: listed(lost) })].filter(Boolean).join(" · ");
        const judged = cycle.some(step => step.does !== null);
        const attacking = cycle.some(step => step.chases.length + step.attacks.length > 0);
        const occurrence = new Map(plies.map((ply, i) => [ply, i + 1]));
        const head = [t("cycle.move"), t("cycle.by"), ...(judged ? [t("cycle.does")] : []), t(attacking ? "cycle.what" : "cycle.position")];
        const rows = [plies[0], ...cycle.map(step => step.ply)].filter(ply => ply <= view.plies.length).map(ply => {
            const step = cycle.find(one => one.ply === ply);
            const made = view.plies[ply - 1];
            const stands = occurrence.has(ply) ? t("cycle.stands", { count: occurrence.get(ply) }) : "";
            return h("tr", { "data-ply": ply, class: occurrence.has(ply) ? "stands" : null },
                h("th", { scope: "row" }, button(moveName(view, ply), () => this.go(ply), { class: "link" })),
                h("td", {}, made ? word("seat", made.by) : ""),
                judged
                    ? [h("td", {}, step?.does ? h("span", { class: "does " + step.does }, word("class", step.does)) : ""),
                        h("td", {}, step ? [...attacks(step.chases, "chases"), ...attacks(step.attacks, "attacks")] : "",
                            stands ? h("p", { class: "stood" }, stands) : null)]
                    : h("td", {}, stands));
        });
        this.table.replaceChildren(h("table", {},
            h("caption", { class: "hidden" }, t("cycle.table")),
            h("thead", {}, h("tr", {}, head.map(text => h("th", { scope: "col" }, text)))), h("tbody", {}, rows)));
    }

    /** @param {number} ply */
    mark(ply) {
        this.ply = ply;
        if (!this.incident) {
            return;
        }
        const { plies } = this.incident;
        const inside = ply >= plies[0] && ply <= plies[plies.length - 1];
        this.where.textContent = inside ? t("cycle.where", { step: ply - plies[0], of: plies[plies.length - 1] - plies[0] }) : t("cycle.outside");
        this.table.querySelectorAll("tr[data-ply]").forEach((/** @type {any} */ row) => {
            current(row, row.dataset.ply === String(ply));
        });
    }

    /** @param {number} by */
    step(by) {
        if (!this.incident) {
            return;
        }
        this.stop();
        const { plies } = this.incident;
        this.go(within(this.ply + by, plies[0], plies[plies.length - 1]));
    }

    /** Plays the cycle from its beginning, or stops. */
    toggle() {
        if (!this.incident) {
            return;
        }
        if (this.timer !== undefined) {
            this.stop();
            return;
        }
        const { plies } = this.incident;
        const last = plies[plies.length - 1];
        const inside = this.ply >= plies[0] && this.ply < last;
        this.go(inside ? this.ply : plies[0]);
        this.player.textContent = t("cycle.stop");
        this.timer = window.setInterval(() => {
            this.go(this.ply + 1);
            if (this.ply >= last) {
                this.stop();
            }
        }, PACE);
    }

    /** Stops playing. */
    stop() {
        window.clearInterval(this.timer);
        this.timer = undefined;
        this.player.textContent = t("cycle.play");
    }
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
function within(value, low, high) {
    return Math.max(low, Math.min(high, value));
}

/**
 * @param {any[]} list
 * @param {string} kind
 */
function attacks(list, kind) {
    return list.map(attack => h("p", { class: "attack " + kind }, attack.text ?? t("cycle.attack", {
        attacker: word("piece", attack.attacker), from: attack.from, victim: word("piece", attack.victim), at: attack.at,
        why: [attack.why, attack.reply && word("reply", attack.reply)].filter(Boolean).join("; "),
    })));
}
