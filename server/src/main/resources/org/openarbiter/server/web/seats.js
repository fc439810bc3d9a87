/** The tokens that this tab holds: kept until it is closed, never in the address. */

/**
 * @typedef {object} Held
 * @property {Record<string, string>} tokens by role: a seat, arbiter or reader
 * @property {string[]} as the roles that this tab plays
 */

/** @param {string} id */
const key = id => "arbiter.game." + id;

/**
 * @param {string} id
 * @returns {Held}
 */
export function held(id) {
    try {
        return JSON.parse(sessionStorage.getItem(key(id)) ?? "") ?? { tokens: {}, as: [] };
    } catch {
        return { tokens: {}, as: [] };
    }
}

/**
 * @param {string} id
 * @param {Held} what
 */
export function hold(id, what) {
    sessionStorage.setItem(key(id), JSON.stringify(what));
}

/**
 * A token out of a link that was handed over.
 *
 * @param {string} id
 * @param {string} seat
 * @param {string} token
 */
export function take(id, seat, token) {
    const known = held(id);
    hold(id, { tokens: { ...known.tokens, [seat]: token }, as: [...new Set([...known.as, seat])] });
}

/** A key under which an act counts once. */
export function newKey() {
    return [...crypto.getRandomValues(new Uint32Array(4))].map(number => number.toString(36)).join("");
}
