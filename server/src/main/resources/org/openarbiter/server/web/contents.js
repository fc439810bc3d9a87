/** The games of a record, to choose one. */
import { h } from "./dom.js";
import { t, word } from "./words.js";
import { HOME, written } from "./route.js";
import { player } from "./rulings.js";

/** @param {any} record */
export function contents(record) {
    const more = record.count - record.games.length;
    return h("article", { class: "contents" }, h("h1", {}, record.name), h("p", {}, t("contents.choose", { count: record.count })),
        h("ol", { class: "games" }, record.games.map((/** @type {any} */ game) => h("li", { value: game.number }, game.fault
            ? h("p", { class: "fault" }, game.fault)
            : h("a", { href: written({ ...HOME, kind: "record", id: record.id, number: game.number }) },
                h("strong", {}, names(game)), h("span", {}, [word("game", game.game), game.tags?.Event, game.tags?.Date, game.recorded,
                    t(game.plies === 1 ? "contents.ply" : "contents.plies", { count: game.plies })].filter(Boolean).join(" · ")))))),
        more > 0 ? h("p", {}, t("contents.more", { more })) : null,
        record.fault ? h("p", { class: "fault" }, record.fault) : null);
}

/** @param {any} game */
function names(game) {
    const players = (game.seats ?? []).map((/** @type {string} */ seat) => player(game.tags, seat));
    return players.filter(Boolean).join(" – ") || t("contents.nameless", { number: game.number });
}
