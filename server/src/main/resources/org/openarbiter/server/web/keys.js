/** The keys of the page, and the dialog that lists them. */
import { h, button } from "./dom.js";
import { t } from "./words.js";

/** @type {[string, string][]} */
const LIST = [
    ["← →", "keys.step"], ["Home End", "keys.ends"], ["n p", "keys.occurrence"], ["Space", "keys.cycle"], ["b", "keys.board"],
    ["Tab, ← → ↑ ↓, Enter", "keys.spots"], ["?", "keys.help"], ["Esc", "keys.close"],
];

/** Opens the list of keys. */
export function help() {
    const dialog = h("dialog", { class: "dialog", "aria-labelledby": "keys-title" },
        h("h2", { id: "keys-title" }, t("keys.title")),
        h("dl", {}, LIST.flatMap(([keys, key]) => [h("dt", {}, keys.split(" ").flatMap(one => one.endsWith(",") ? [h("kbd", {}, one.slice(0, -1)), ", "] : [h("kbd", {}, one)])), h("dd", {}, t(key))])),
        button(t("dialog.close"), () => dialog.close(), { class: "main" }));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
}

/**
 * Listens to the keyboard.
 *
 * @param {() => import("./study.js").Study | null} current the game that is looked at
 */
export function listen(current) {
    document.addEventListener("keydown", event => {
        const target = /** @type {HTMLElement} */ (event.target);
        if (event.altKey || event.ctrlKey || event.metaKey || target.closest("input, textarea, select, dialog")) {
            return;
        }
        if (event.key === "?") {
            event.preventDefault();
            help();
            return;
        }
        const study = current();
        const act = study?.view && acts(study, target)[event.key];
        if (act) {
            event.preventDefault();
            act();
        }
    });
}

/**
 * @param {import("./study.js").Study} study
 * @param {HTMLElement} target
 * @returns {Record<string, () => void>}
 */
function acts(study, target) {
    /** @type {Record<string, () => void>} */
    const keys = {
        ArrowLeft: () => study.go(study.ply - 1),
        ArrowRight: () => study.go(study.ply + 1),
        Home: () => study.go(0),
        End: () => study.go(Infinity),
        n: () => study.occurrence(1),
        p: () => study.occurrence(-1),
        b: () => study.board.focus(),
    };
    // On a button the space bar presses the button.
    if (!target.closest("button, a, summary")) {
        keys[" "] = () => study.cycle.toggle();
    }
    return keys;
}
