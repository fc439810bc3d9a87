/** The first screen: a record dropped, chosen or pasted, or one of the examples. */
import { h, button } from "./dom.js";
import { t } from "./words.js";
import { keep } from "./api.js";
import { failed } from "./study.js";
import { HOME, written } from "./route.js";

const EXAMPLES = [
    { file: "karpov-miles.pgn", key: "example.chess" },
    { file: "xie-hong.pgn", key: "example.xiangqi" },
    { file: "superko.sgf", key: "example.go" },
];

/**
 * Keeps a record and shows its first game.
 *
 * @param {Blob | string} content
 * @param {string} name
 */
export async function open(content, name) {
    try {
        const record = await keep(content, name);
        if (record.games.length === 1) {
            location.hash = written({ ...HOME, kind: "record", id: record.id, number: record.games[0].number });
        } else {
            location.hash = `#/records/${encodeURIComponent(record.id)}`;
        }
    } catch (problem) {
        failed(problem);
    }
}

/** @param {HTMLElement} place where files can be dropped */
export function droppable(place) {
    place.addEventListener("dragover", event => {
        event.preventDefault();
        place.classList.add("over");
    });
    place.addEventListener("dragleave", event => {
        if (event.relatedTarget === null) {
            place.classList.remove("over");
        }
    });
    place.addEventListener("drop", event => {
        event.preventDefault();
        place.classList.remove("over");
        const file = event.dataTransfer?.files[0];
        const text = event.dataTransfer?.getData("text/plain");
        if (file) {
            open(file, file.name);
        } else if (text) {
            open(text, "");
        }
    });
}

/** @param {string} file */
async function example(file) {
    const answer = await fetch("examples/" + file).catch(() => null);
    if (answer?.ok) {
        open(await answer.text(), file);
    }
}

/** What was pasted, kept while the page is open: a record that cannot be read is mended there. */
let draft = "";

/** The first screen. */
export function home() {
    const chooser = h("input", { type: "file", id: "file", class: "hidden", tabindex: "-1" });
    chooser.addEventListener("change", () => {
        const file = chooser.files?.[0];
        if (file) {
            open(file, file.name);
        }
    });
    const text = h("textarea", { id: "paste", rows: "7", spellcheck: "false", placeholder: t("home.placeholder") });
    text.value = draft;
    text.addEventListener("input", () => draft = text.value);
    const form = h("form", { class: "paste" },
        h("label", { for: "paste" }, t("home.paste")), text, h("button", { type: "submit" }, t("home.rule")));
    form.addEventListener("submit", (/** @type {Event} */ event) => {
        event.preventDefault();
        if (text.value.trim()) {
            open(text.value, "");
        } else {
            text.focus();
        }
    });
    return h("article", { class: "home" },
        h("header", { class: "lead" }, h("h1", {}, t("home.title")), h("p", { class: "intro" }, t("home.intro"))),
        h("section", { class: "drop" }, h("p", { class: "big" }, t("home.drop")), chooser,
            h("p", {}, button(t("home.choose"), () => chooser.click(), { class: "main" })), h("p", { class: "formats" }, t("home.formats"))),
        form,
        h("section", { class: "examples" }, h("h2", {}, t("home.examples")),
            h("ul", {}, EXAMPLES.map(({ file, key }) => h("li", {},
                button(t(key + ".title"), () => example(file), { class: "link", "data-example": file }), h("p", {}, t(key + ".text")))))),
        h("section", { class: "start" }, h("h2", {}, t("home.play")), h("p", {}, t("home.playText")),
            h("p", {}, h("a", { class: "main", href: "#/play" }, t("home.begin")))));
}
