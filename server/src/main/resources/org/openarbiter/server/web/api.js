/** The server, as the page asks it. */

import { language } from "./words.js";

/** Why a request was refused, in the words of the server. */
export class Problem extends Error {
    /**
     * @param {number} status 0 if the server was not reached
     * @param {any} body
     */
    constructor(status, body) {
        super(body?.detail ?? body?.title ?? "");
        this.status = status;
        this.body = body;
    }
}

/**
 * @param {string} path below /v1
 * @param {{method?: string, body?: BodyInit, type?: string, token?: string | null}} [how]
 * @returns {Promise<Response>}
 */
export async function ask(path, { method = "GET", body, type, token } = {}) {
    /** @type {Record<string, string>} */
    const headers = { "Accept-Language": language };
    if (type) {
        headers["Content-Type"] = type;
    }
    if (token) {
        headers.Authorization = "Bearer " + token;
    }
    let answer;
    try {
        answer = await fetch("/v1" + path, { method, body, headers });
    } catch {
        throw new Problem(0, null);
    }
    if (!answer.ok) {
        throw new Problem(answer.status, await answer.json().catch(() => null));
    }
    return answer;
}

/**
 * @param {string} path
 * @param {string | null} [token]
 * @returns {Promise<any>}
 */
export async function get(path, token = null) {
    return (await ask(path, { token })).json();
}

/**
 * @param {string} path
 * @param {any} body
 * @param {string | null} [token]
 * @returns {Promise<any>}
 */
export async function post(path, body, token = null) {
    return (await ask(path, { method: "POST", body: JSON.stringify(body), type: "application/json", token })).json();
}

/**
 * Keeps a record on the server.
 *
 * @param {Blob | string} content
 * @param {string} name
 * @returns {Promise<any>}
 */
export async function keep(content, name) {
    const path = "/records" + (name ? "?name=" + encodeURIComponent(name.slice(-200)) : "");
    return (await ask(path, { method: "POST", body: content, type: "application/octet-stream" })).json();
}

/** @type {Promise<any> | null} */
let rulebooks = null;

/** The games with their rulebooks, asked for once. */
export function games() {
    rulebooks ??= get("/rulebooks").then(answer => answer.games).catch(problem => {
        rulebooks = null;
        throw problem;
    });
    return /** @type {Promise<any[]>} */ (rulebooks);
}

/** @param {string[]} rules */
function query(rules) {
    return rules.length ? "?" + rules.map(rule => "rules=" + encodeURIComponent(rule)).join("&") : "";
}

/**
 * A game that can be looked at: a record, or one that is being played.
 *
 * @param {string} path
 * @param {string} viewPath
 * @param {any} question how a question about it names it
 * @param {() => string | null} token
 * @param {boolean} live whether it is being played
 */
function source(path, viewPath, question, token, live) {
    /** @type {Map<number, Promise<any>>} */
    const boards = new Map();
    return {
        path,
        live,
        /** @param {string[]} rules */
        view: rules => get(viewPath + query(rules), token()),
        /** @param {number} ply */
        board(ply) {
            let board = boards.get(ply);
            if (!board) {
                board = get(path + "/boards/" + ply, token());
                boards.set(ply, board);
                board.catch(() => boards.delete(ply));
            }
            return board;
        },
        /** @param {number} ply */
        has: ply => boards.has(ply),
        forget: () => boards.clear(),
        /**
         * @param {number} ply
         * @param {string | null} point
         */
        analysis: (ply, point) => post("/go/analysis", { ...question, ply, ...(point ? { point } : {}) }, token()),
    };
}

/** @typedef {ReturnType<typeof source>} Source */

/**
 * @param {string} id
 * @param {number} number
 */
export function recordSource(id, number) {
    const path = `/records/${encodeURIComponent(id)}/games/${number}`;
    return source(path, path, { record: id, number }, () => null, false);
}

/**
 * @param {string} id
 * @param {() => string | null} token
 */
export function gameSource(id, token) {
    const path = "/games/" + encodeURIComponent(id);
    return source(path, path + "/view", { game: id }, token, true);
}
