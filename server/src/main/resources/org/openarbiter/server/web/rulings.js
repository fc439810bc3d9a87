/** Rulings in words, side by side, each with its rule. */
import { h, button } from "./dom.js";
import { Axes } from "./axes.js";
import { games, get } from "./api.js";
import { t, word, listed } from "./words.js";

const MOST = 4;
/** The tags of the players of Go. @type {Record<string, string>} */
const COLORS = { B: "Black", W: "White" };

/**
 * What a ruling comes to, in two or three words.
 *
 * @param {any} ruling
 */
export function outcome(ruling) {
    if (ruling.status !== "ended") {
        return t("status." + ruling.status);
    }
    const { kind, winner, points } = ruling.outcome;
    if (kind === "ranked") {
        return Object.entries(points).map(([seat, count]) => `${word("seat", seat)} ${count}`).join(" · ");
    }
    return t("outcome." + kind, { winner: winner ? word("seat", winner) : "" });
}

/**
 * The ruling in words, without the outcome that stands above it.
 *
 * @param {any} ruling
 */
function words(ruling) {
    const before = outcome(ruling);
    const text = ruling.text.startsWith(before) ? ruling.text.slice(before.length).replace(/^[:：]\s*/, "") : ruling.text;
    return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The rule that decided; its text is fetched when it is opened.
 *
 * @param {any} ruling
 */
function rule(ruling) {
    if (!ruling.rule) {
        return null;
    }
    const says = h("p", { class: "says" }, t("rule.loading"));
    const details = h("details", { class: "rule" }, h("summary", {}, ruling.ruleText ? ruling.ruleText + " " : "", h("code", {}, ruling.rule)), says, h("p", { class: "source" }, ruling.source ?? ""));
    details.addEventListener("toggle", async () => {
        if (details.open && !details.dataset.read) {
            details.dataset.read = "yes";
            const id = ruling.rule.slice(ruling.rule.lastIndexOf("/") + 1);
            try {
                const text = await get(`/rulebooks/${encodeURIComponent(ruling.rules)}/rules/${encodeURIComponent(id)}`);
                says.replaceChildren(h("strong", {}, text.title + ". "), text.says);
            } catch {
                says.textContent = t("rule.none");
            }
        }
    });
    return details;
}

/** @param {any} ruling */
function remarks(ruling) {
    const lines = [
        ...(ruling.warnings ?? []).map((/** @type {any} */ warning) => t("ruling.warning", { text: warning.text })),
        ...(ruling.banned ?? []).map((/** @type {any} */ ban) => t("ruling.banned", { player: word("seat", ban.player) })),
        ...(ruling.afterEnd ? [t(ruling.afterEnd === 1 ? "ruling.afterEnd.one" : "ruling.afterEnd", { count: ruling.afterEnd })] : []),
        ...(ruling.liberties ?? []).map((/** @type {any} */ liberty) => liberty.text),
    ];
    return lines.length ? h("ul", { class: "remarks" }, lines.map(line => h("li", {}, line))) : null;
}

export class Rulings {
    /** @param {(rules: string[], look: number) => void} choose */
    constructor(choose) {
        this.choose = choose;
        this.cards = h("div", { class: "rulings" });
        this.picker = h("select", { "aria-label": t("rulebook.choose") });
        this.axes = new Axes();
        this.axes.element.append(h("p", {}, button(t("rulebook.addThese"), () => this.add(this.axes.rulebook()))));
        this.adding = h("div", { class: "adding" }, this.picker, this.axes.element);
        this.element = h("section", { class: "ruling-block", "aria-label": t("ruling.title") }, this.cards, this.adding);
        this.picker.addEventListener("change", () => {
            if (this.picker.value) {
                this.add(this.picker.value);
            }
        });
        /** @type {string[]} */
        this.names = [];
    }

    /**
     * Asks for the ruling under one more rulebook; one that is there is looked at.
     *
     * @param {string} rules
     */
    add(rules) {
        const known = this.names.indexOf(rules);
        this.choose(known < 0 ? [...this.names, rules] : this.names, known < 0 ? this.names.length : known);
    }

    /**
     * @param {any} view
     * @param {number} look which ruling the board shows
     */
    show(view, look) {
        this.names = view.rulings.map((/** @type {any} */ ruling) => ruling.rules);
        const several = view.rulings.length > 1;
        const split = new Set(view.rulings.map(outcome)).size > 1;
        this.cards.className = "rulings" + (several ? " several" : "");
        this.cards.replaceChildren(...view.rulings.map((/** @type {any} */ ruling, /** @type {number} */ i) => {
            const shown = i === look;
            return h("article", { class: "ruling " + ruling.status + (shown && several ? " shown" : ""), "aria-current": shown && several ? "true" : null },
                h("p", { class: "rules" }, ruling.rules),
                h("h2", { class: "outcome" }, outcome(ruling)),
                h("p", { class: "text" }, words(ruling)),
                rule(ruling),
                view.recorded && view.recorded !== "*" && i === 0 ? h("p", { class: "recorded" }, t("ruling.recorded", { result: view.recorded })) : null,
                remarks(ruling),
                several ? h("p", { class: "acts" },
                    shown ? h("span", { class: "now" }, t("rulebook.shown")) : button(t("rulebook.show"), () => this.choose(this.names, i)),
                    i > 0 ? button(t("rulebook.remove"), () => this.remove(i, look), { class: "quiet", "aria-label": t("rulebook.removeThis", { rules: ruling.rules }) }) : null)
                    : null);
        }));
        if (several) {
            this.cards.prepend(h("p", { class: "split" }, t(split ? "rulebook.differ" : "rulebook.agree", { count: view.rulings.length })));
        }
        this.axes.of(this.names[look]);
        this.fill(view);
    }

    /**
     * @param {number} i
     * @param {number} look
     */
    remove(i, look) {
        const names = this.names.filter((_, j) => j !== i);
        this.choose(names, Math.min(look > i ? look - 1 : look, names.length - 1));
    }

    /** @param {any} view */
    async fill(view) {
        const game = (await games()).find(one => one.game === view.game);
        const taken = new Set(this.names);
        const books = (game?.rulebooks ?? []).filter((/** @type {any} */ book) => !taken.has(book.id));
        this.picker.replaceChildren(h("option", { value: "" }, t("rulebook.add")),
            ...books.map((/** @type {any} */ book) => h("option", { value: book.id }, `${book.id} · ${book.title}`)));
        this.picker.hidden = books.length === 0;
        this.adding.hidden = view.rulings.length >= MOST;
    }
}

/**
 * The players of a game as its record names them.
 *
 * @param {any} view
 * @returns {string[]}
 */
export function players(view) {
    return view.seats.map((/** @type {string} */ seat) => {
        return player(view.tags, seat) ?? view.names?.[seat] ?? word("seat", seat);
    });
}

/**
 * The player of a seat as a record names him.
 *
 * @param {Record<string, string> | undefined} tags
 * @param {string} seat
 * @returns {string | undefined}
 */
export function player(tags, seat) {
    return tags?.[seat.charAt(0).toUpperCase() + seat.slice(1)] ?? tags?.[COLORS[seat] ?? ""];
}

/**
 * @param {any} view
 * @returns {string}
 */
export function heading(view) {
    const names = players(view);
    return names.length === 2 ? names.join(" – ") : listed(names);
}
