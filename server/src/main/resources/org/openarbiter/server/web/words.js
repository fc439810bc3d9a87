/** The words of the page: one key a sentence, in the language of the reader if there is one. */
import en from "./words.en.js";

/** @type {Record<string, Record<string, string>>} */
const LANGUAGES = { en };

const language = navigator.languages.map(tag => tag.split("-")[0]).find(tag => tag in LANGUAGES) ?? "en";
const words = LANGUAGES[language];
document.documentElement.lang = language;

/**
 * A sentence.
 *
 * @param {string} key
 * @param {Record<string, any>} [values] what goes into its {places}
 */
export function t(key, values = {}) {
    return fit(words[key] ?? en[key] ?? key, values);
}

/**
 * A word for something that the server names; its own name if there is none.
 *
 * @param {string} family
 * @param {string} name
 */
export function word(family, name) {
    return words[family + "." + name] ?? en[family + "." + name] ?? name;
}

/**
 * @param {string} text
 * @param {Record<string, any>} values
 */
function fit(text, values) {
    return text.replace(/\{(\w+)\}/g, (place, name) => name in values ? String(values[name]) : place);
}

/**
 * A list of things in words.
 *
 * @param {string[]} things
 */
export function listed(things) {
    return new Intl.ListFormat(language, { type: "conjunction" }).format(things);
}

/**
 * How often, in words such as 3rd.
 *
 * @param {number} count
 */
export function ordinal(count) {
    return t("ordinal." + new Intl.PluralRules(language, { type: "ordinal" }).select(count), { count });
}
