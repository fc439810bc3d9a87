/** The page: what the address says is what is shown. */
import { h, button, trouble } from "./dom.js";
import { t } from "./words.js";
import * as api from "./api.js";
import { HOME, read, written } from "./route.js";
import { Study, failed } from "./study.js";
import { home, droppable } from "./home.js";
import { contents } from "./contents.js";
import { begin } from "./begin.js";
import { archives } from "./archives.js";
import { LiveGame } from "./play.js";
import { help, listen } from "./keys.js";

/** @typedef {import("./route.js").Route} Route */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
/** @type {Study | null} */
let study = null;
/** @type {LiveGame | null} */
let live = null;
/** @type {(() => void) | null} ends what follows an archive */
let leave = null;
let shown = "";
/** @type {number | undefined} */
let noting;

/**
 * Takes what is looked at into the address: stepping replaces it, a choice is a step that the Back button undoes.
 *
 * @param {Route} route
 * @param {boolean} push
 */
function note(route, push) {
    window.clearTimeout(noting);
    const address = written(route);
    if (push) {
        history.pushState(null, "", address);
    } else {
        // Browsers allow few changes a second.
        noting = window.setTimeout(() => history.replaceState(null, "", address), 120);
    }
}

/** @param {Node} page */
function show(page) {
    study?.close();
    live?.close();
    leave?.();
    leave = null;
    study = null;
    live = null;
    main.replaceChildren(page);
    document.title = t("page.title");
    window.scrollTo(0, 0);
}

/**
 * @param {Route} route
 * @param {string | null} [token] of a game that is not open to all
 */
function actions(route, token = null) {
    const copy = button(t("actions.link"), async () => {
        await navigator.clipboard?.writeText(location.href);
        copy.textContent = t(navigator.clipboard ? "actions.copied" : "actions.address");
        window.setTimeout(() => copy.textContent = t("actions.link"), 2000);
    });
    const path = route.kind === "record" ? `/v1/records/${encodeURIComponent(route.id)}/source` : `/v1/games/${encodeURIComponent(route.id)}/record`;
    const record = h("a", { href: path, download: "" }, t("actions.record"));
    if (token) {
        // A link sends no token.
        record.addEventListener("click", async (/** @type {Event} */ event) => {
            event.preventDefault();
            try {
                const answer = await api.ask(path.slice("/v1".length), { token });
                const address = URL.createObjectURL(await answer.blob());
                h("a", { href: address, download: route.id + ".jsonl" }).click();
                URL.revokeObjectURL(address);
            } catch (problem) {
                failed(problem);
            }
        });
    }
    return [copy, record];
}

/** @param {Route} route */
async function showRecord(route) {
    const page = new Study(api.recordSource(route.id, route.number), route, note);
    show(page.element);
    study = page;
    page.actions.append(...actions(route), h("a", { href: "#/records/" + encodeURIComponent(route.id) }, t("actions.games")));
    await page.load();
}

/** @param {Route} route */
async function showGame(route) {
    const game = new LiveGame(route, note);
    show(game.study.element);
    live = game;
    study = game.study;
    game.study.actions.append(...actions(route, game.token));
    await game.load();
}

/** @param {string} id of the archive; empty to send one */
function showArchive(id) {
    const root = h("section", { class: "archive" });
    root.addEventListener("archive", (/** @type {any} */ event) => {
        history.pushState(null, "", written({ ...HOME, kind: "archive", id: event.detail.id }));
    });
    show(h("article", {}, root));
    leave = archives(root, api, t, { id: id || undefined, failed });
}

/**
 * What is shown instead of what cannot be: the other games of a record, if it has any.
 *
 * @param {Route} route
 */
async function instead(route) {
    const record = route.kind === "record" ? await api.get("/records/" + encodeURIComponent(route.id)).catch(() => null) : null;
    return record && record.games.length > 1 ? contents(record) : home();
}

/** Shows what the address says. */
async function follow() {
    window.clearTimeout(noting);
    const fragment = location.hash;
    const route = read(fragment);
    const what = [route.kind, route.id, route.kind === "record" ? route.number : "", /^#\/records\/[^/]+$/.test(fragment)].join(" ");
    trouble("");
    try {
        if (what === shown && study && !route.token) {
            await study.follow(route);
            return;
        }
        shown = what;
        if (route.kind === "record" && /^#\/records\/[^/]+$/.test(fragment)) {
            const record = await api.get("/records/" + encodeURIComponent(route.id));
            show(contents(record));
        } else if (route.kind === "record") {
            await showRecord(route);
        } else if (route.kind === "game") {
            await showGame(route);
        } else if (route.kind === "archive") {
            showArchive(route.id);
        } else {
            show(route.kind === "play" ? await begin() : home());
        }
    } catch (problem) {
        shown = "";
        failed(problem);
        if (!study?.view) {
            show(await instead(route));
        }
    }
}

document.getElementById("top")?.append(
    h("a", { class: "brand", href: "#/" }, "Arbiter"),
    h("nav", { "aria-label": t("nav.title") }, h("a", { href: "#/" }, t("nav.open")), h("a", { href: "#/archives" }, t("nav.archives")), h("a", { href: "#/play" }, t("nav.play")),
        button(t("nav.keys"), help, { class: "quiet", "aria-label": t("keys.title"), title: t("keys.title") })));
const skip = /** @type {HTMLAnchorElement} */ (document.getElementById("skip"));
skip.textContent = t("nav.skip");
skip.addEventListener("click", event => {
    event.preventDefault();
    main.focus();
});
droppable(document.body);
listen(() => study);
window.addEventListener("hashchange", follow);
follow();
