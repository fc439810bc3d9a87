/** What a rulebook leaves to choose: a control for each axis. */
import { h } from "./dom.js";
import { t } from "./words.js";
import { get } from "./api.js";

export class Axes {
    constructor() {
        this.fields = h("div", { class: "axes" });
        this.element = h("details", {}, h("summary", {}, t("axes.title")), this.fields);
        this.book = "";
        /** @type {{name: string, usual: string, control: any}[]} */
        this.axes = [];
        this.element.addEventListener("toggle", () => this.fill());
    }

    /**
     * Takes another rulebook; its axes are fetched when they are looked at.
     *
     * @param {string} book
     */
    of(book) {
        this.book = book;
        this.axes = [];
        this.fields.replaceChildren();
        this.fill();
    }

    async fill() {
        if (!this.element.open || !this.book || this.axes.length) {
            return;
        }
        const { book } = this;
        const read = await get("/rulebooks/" + encodeURIComponent(book));
        if (book !== this.book || this.axes.length) {
            return;
        }
        this.axes = read.axes.map((/** @type {any} */ axis) => ({ name: axis.name, usual: axis.value, control: control(axis) }));
        this.fields.replaceChildren(...read.axes.map((/** @type {any} */ axis, /** @type {number} */ i) => {
            const id = "axis-" + axis.name;
            this.axes[i].control.id = id;
            return h("p", { class: "field" }, h("label", { for: id }, h("code", {}, axis.name)), this.axes[i].control, h("small", {}, axis.says));
        }));
    }

    /** The rulebook with the values that were chosen. */
    rulebook() {
        const [preset, query = ""] = this.book.split("?", 2);
        const values = new Map(query.split("&").filter(Boolean).map(pair => /** @type {[string, string]} */ (pair.split("=", 2))));
        for (const { name, usual, control } of this.axes) {
            if (control.value.trim() !== usual) {
                values.set(name, control.value.trim());
            }
        }
        return values.size ? preset + "?" + [...values].map(pair => pair.join("=")).join("&") : preset;
    }
}

/** @param {any} axis */
function control(axis) {
    return axis.values.length === 0
        ? h("input", { type: "text", value: axis.value, spellcheck: "false", autocomplete: "off" })
        : h("select", {}, axis.values.map((/** @type {string} */ value) => h("option", { value, selected: value === axis.value }, value)));
}
