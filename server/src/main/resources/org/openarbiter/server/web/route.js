/** What is looked at, as the fragment of the address: a link is exactly this view. */

/**
 * @typedef {object} Route
 * @property {"home" | "play" | "record" | "game" | "archive"} kind
 * @property {string} id
 * @property {number} number which game of a record, from 1
 * @property {number | null} ply null for the latest
 * @property {string[]} rules the rulebooks; none for that of the record
 * @property {number} look which of them is looked at
 * @property {string | null} incident the chosen piece of evidence
 * @property {string | null} token of a seat, in a link that was handed over
 * @property {string | null} seat
 */

/** @type {Route} */
export const HOME = { kind: "home", id: "", number: 1, ply: null, rules: [], look: 0, incident: null, token: null, seat: null };

/**
 * @param {string | null | undefined} text
 * @param {number | null} other
 */
function count(text, other) {
    return text && /^\d{1,7}$/.test(text) ? Number(text) : other;
}

/**
 * Reads a fragment. What makes no sense leads home.
 *
 * @param {string} fragment
 * @returns {Route}
 */
export function read(fragment) {
    const [path, query = ""] = fragment.replace(/^#\/?/, "").split("?", 2);
    const parts = path.split("/").map(part => {
        try {
            return decodeURIComponent(part);
        } catch {
            return "";
        }
    });
    const params = new URLSearchParams(query);
    const common = {
        ...HOME,
        id: parts[1] ?? "",
        rules: params.getAll("rules"),
        look: count(params.get("look"), 0) ?? 0,
        incident: params.get("at"),
        token: params.get("token"),
        seat: params.get("seat"),
    };
    if (parts[0] === "records" && parts[1]) {
        return { ...common, kind: "record", number: count(parts[2], 1) ?? 1, ply: count(parts[3], null) };
    }
    if (parts[0] === "games" && parts[1]) {
        return { ...common, kind: "game", ply: count(parts[2], null) };
    }
    if (parts[0] === "archives") {
        return { ...HOME, kind: "archive", id: parts[1] ?? "" };
    }
    return parts[0] === "play" ? { ...HOME, kind: "play" } : HOME;
}

/**
 * Writes a fragment.
 *
 * @param {Route} route
 */
export function written(route) {
    const params = new URLSearchParams();
    route.rules.forEach(rule => params.append("rules", rule));
    if (route.look) {
        params.set("look", String(route.look));
    }
    for (const [name, value] of [["at", route.incident], ["seat", route.seat], ["token", route.token]]) {
        if (name && value) {
            params.set(name, value);
        }
    }
    const query = params.size ? "?" + params : "";
    const ply = route.ply === null ? "" : "/" + route.ply;
    switch (route.kind) {
        case "record": return `#/records/${encodeURIComponent(route.id)}/${route.number}${ply}${query}`;
        case "game": return `#/games/${encodeURIComponent(route.id)}${ply}${query}`;
        case "archive": return route.id ? `#/archives/${encodeURIComponent(route.id)}` : "#/archives";
        case "play": return "#/play";
        default: return "#/";
    }
}
