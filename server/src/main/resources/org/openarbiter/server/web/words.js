/** The words of the page: one key a sentence, in the language of the reader if there is one. */
import en from "./words.en.js";
import ja from "./words.ja.js";
import zh from "./words.zh.js";

/** @type {Record<string, Record<string, string>>} */
const LANGUAGES = { en, ja, zh };

/** The language of the page, and of what the server is asked to say. */
export const language = navigator.languages.map(tag => tag.split("-")[0]).find(tag => tag in LANGUAGES) ?? "en";
const words = LANGUAGES[language];
document.documentElement.lang = language;

let game = "";
/** @type {Record<string, string>} */
let seats = {};

/**
 * Takes the game that is spoken of: its own words go before those for all games, and its seats are called as rulings call them.
 *
 * @param {string} name of the game
 * @param {string[]} known its seats by name
 * @param {string[]} [said] the same in words; missing in English
 */
export function about(name, known, said = []) {
    game = name;
    seats = Object.fromEntries(known.slice(0, said.length).map((seat, i) => [seat, said[i]]));
}

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
    const key = family + "." + name;
    // In shogi pieces are called after their players, who have other names in a game with handicap.
    const isSeat = family === "seat" || (family === "side" && game === "shogi");
    return (isSeat ? seats[name] : null) ?? words[game + "." + key] ?? words[key] ?? en[key] ?? name;
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
