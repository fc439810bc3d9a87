/** Elements of the page. Whatever comes from a record goes in as text, never as markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Sets what an element has.
 *
 * @param {Element} element
 * @param {Record<string, any>} props attributes; {@code on} holds listeners by event; false, null and undefined are left out
 * @param {any[]} children
 */
function fill(element, props, children) {
    for (const [name, value] of Object.entries(props)) {
        if (name === "on") {
            Object.entries(value).forEach(([event, listener]) => element.addEventListener(event, listener));
        } else if (value === true) {
            element.setAttribute(name, "");
        } else if (value !== false && value !== null && value !== undefined) {
            element.setAttribute(name, String(value));
        }
    }
    element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
    return element;
}

/**
 * An element of HTML.
 *
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...any} children
 * @returns {any}
 */
export function h(tag, props = {}, ...children) {
    return fill(document.createElement(tag), props, children);
}

/**
 * An element of SVG.
 *
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...any} children
 * @returns {any}
 */
export function s(tag, props = {}, ...children) {
    return fill(document.createElementNS(SVG, tag), props, children);
}

/**
 * A button.
 *
 * @param {string} text
 * @param {() => void} pressed
 * @param {Record<string, any>} [props]
 */
export function button(text, pressed, props = {}) {
    return h("button", { type: "button", ...props, on: { click: pressed } }, text);
}

/**
 * A button with a sign of its own.
 *
 * @param {string} shape the path of the sign, in a square of 24
 * @param {string} name
 * @param {() => void} pressed
 */
export function iconButton(shape, name, pressed) {
    const sign = s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: shape }));
    return h("button", { type: "button", "aria-label": name, title: name, on: { click: pressed } }, sign);
}

/**
 * Reads a picture that the server drew.
 *
 * @param {string} text
 * @returns {SVGSVGElement}
 */
export function picture(text) {
    const read = new DOMParser().parseFromString(text, "image/svg+xml");
    return /** @type {any} */ (document.adoptNode(read.documentElement));
}

/**
 * Marks an element as the one that is looked at.
 *
 * @param {Element} element
 * @param {boolean} is
 */
export function current(element, is) {
    if (is) {
        element.setAttribute("aria-current", "true");
    } else {
        element.removeAttribute("aria-current");
    }
}

/**
 * Says something to a screen reader.
 *
 * @param {string} text
 */
export function say(text) {
    const said = document.getElementById("said");
    if (said) {
        said.textContent = text;
    }
}

/**
 * Shows what went wrong, until the next thing goes right or the reader closes it.
 *
 * @param {string} text empty to take it away
 * @param {string} [close] the word on its button
 */
export function trouble(text, close = "×") {
    const place = document.getElementById("trouble");
    place?.replaceChildren(...(text ? [h("p", {}, text), button(close, () => trouble(""), { class: "quiet" })] : []));
}
