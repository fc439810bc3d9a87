/** Questions to the reader. */
import { h, button } from "./dom.js";
import { t } from "./words.js";

/**
 * Asks which of several.
 *
 * @param {string} question
 * @param {string[]} answers
 * @returns {Promise<number | null>} null for none
 */
export function choose(question, answers) {
    return new Promise(resolve => {
        const dialog = h("dialog", { class: "dialog", "aria-labelledby": "question" });
        const done = (/** @type {number | null} */ answer) => {
            resolve(answer);
            dialog.close();
        };
        dialog.append(h("h2", { id: "question" }, question),
            h("p", { class: "answers" }, answers.map((answer, i) => button(answer, () => done(i), { class: "main" }))),
            button(t("dialog.cancel"), () => done(null)));
        dialog.addEventListener("close", () => {
            resolve(null);
            dialog.remove();
        });
        document.body.append(dialog);
        dialog.showModal();
    });
}

/**
 * Asks whether something is really meant.
 *
 * @param {string} question
 * @param {string} yes
 */
export async function confirmed(question, yes) {
    return await choose(question, [yes]) === 0;
}
