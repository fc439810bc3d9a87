/** The links to the seats of a game, to be handed over. */
import { h, button } from "./dom.js";
import { t, word } from "./words.js";
import { HOME, written } from "./route.js";

/**
 * @param {string} id
 * @param {Record<string, string>} tokens
 * @param {string[]} as the roles that this tab plays
 * @param {boolean} open whether anybody may read the game
 */
export function seatLinks(id, tokens, as, open) {
    const roles = Object.keys(tokens).filter(role => !as.includes(role) && !(open && role === "reader"));
    const entries = roles.map(role => ({ role, route: { ...HOME, kind: /** @type {const} */ ("game"), id, seat: role, token: tokens[role] } }));
    const reading = { role: "spectator", route: { ...HOME, kind: /** @type {const} */ ("game"), id } };
    const all = roles.length || open ? [...entries, ...(open ? [reading] : [])] : [];
    return h("details", { class: "links", open: roles.length > 1 }, h("summary", {}, t(roles.length ? "links.title" : "links.watch")), roles.length ? h("p", {}, t("links.hint")) : null,
        all.map(({ role, route }) => {
            const address = location.origin + location.pathname + written(route);
            const input = h("input", { type: "text", readonly: true, value: address, id: "link-" + role, "data-role": role });
            input.addEventListener("focus", () => input.select());
            const copy = button(t("links.copy"), async () => {
                input.select();
                await navigator.clipboard?.writeText(address);
                copy.textContent = t("actions.copied");
            }, { "aria-label": t("links.copyOf", { seat: word("seat", role) }) });
            return h("p", { class: "field" }, h("label", { for: "link-" + role }, word("seat", role)), h("span", { class: "copy" }, input, copy));
        }));
}
