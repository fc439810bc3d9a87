/** What a ruling found, ready to be shown: pure functions, no page. */

/**
 * @typedef {"same" | "near" | "claim" | "forbidden" | "made" | "also"} Kind
 *
 * @typedef {object} Incident
 * @property {string} key its place in the ruling, which a link names
 * @property {Kind} kind
 * @property {string} title the server's name of the kind of evidence
 * @property {number[]} plies after which the position stood; the last one may have been announced only
 * @property {number} at the ply to look at
 * @property {string} text
 * @property {any} finding
 * @property {Step[]} cycle the plies of the repetition
 * @property {boolean} open whether it is a claim that can still be made
 *
 * @typedef {object} Step
 * @property {number} ply
 * @property {string | null} does check, chase or idle, where the game knows it
 * @property {any[]} chases
 * @property {any[]} attacks
 *
 * @typedef {{kind: Kind, plies: number[], incidents: Incident[]}} Lane
 */

const NEAR = "not-the-same";
const CLAIMABLE = "claimable";

/**
 * @param {any} finding
 * @returns {Step[]}
 */
function cycle(finding) {
    const plies = finding?.positions ?? [];
    if (plies.length < 2 || finding.kind === NEAR) {
        return [];
    }
    const known = Array.isArray(finding.cycle) ? finding.cycle.filter((/** @type {any} */ step) => typeof step === "object") : [];
    const byPly = new Map(known.map((/** @type {any} */ step) => [step.ply, step]));
    const steps = [];
    for (let ply = plies[0] + 1; ply <= plies[plies.length - 1]; ply++) {
        const step = byPly.get(ply) ?? {};
        steps.push({ ply, does: step.class ?? null, chases: step.chases ?? [], attacks: step.attacks ?? [] });
    }
    return steps;
}

/**
 * @param {string} key
 * @param {Kind} kind
 * @param {any} finding
 * @param {string} text
 * @param {number} at
 * @param {string} title
 * @returns {Incident}
 */
function incident(key, kind, finding, text, at, title) {
    return { key, kind, title, plies: finding?.positions ?? [], at, text, finding: finding ?? {}, cycle: cycle(finding), open: false };
}

/** @param {any} finding */
function kindOf(finding) {
    if (finding.kind === NEAR) {
        return "near";
    }
    if (finding.kind === CLAIMABLE) {
        return "claim";
    }
    return (finding.positions ?? []).length > 1 ? "same" : "also";
}

/**
 * @param {any} finding
 * @param {any} ruling
 */
function isOpen(finding, ruling) {
    return finding.kind === CLAIMABLE && finding.ply === ruling.plies
        && (ruling.claimable ?? []).some((/** @type {any} */ claim) => claim.claim === finding.claim);
}

/** @param {any[] | undefined} findings */
function telling(findings) {
    return (findings ?? []).find(finding => (finding.positions ?? []).length > 1) ?? findings?.[0];
}

/**
 * All that a ruling found.
 *
 * @param {any} ruling
 * @returns {Incident[]}
 */
export function incidents(ruling) {
    const list = (ruling.findings ?? []).map((/** @type {any} */ finding, /** @type {number} */ i) => {
        const plies = finding.positions ?? [];
        const one = incident("f" + i, kindOf(finding), finding, finding.text, finding.ply ?? plies[plies.length - 1] ?? ruling.ply, finding.kind);
        return { ...one, open: isOpen(finding, ruling) };
    });
    (ruling.violations ?? []).forEach((/** @type {any} */ violation, /** @type {number} */ i) =>
        list.push(incident("v" + i, "forbidden", telling(violation.findings), violation.text, violation.ply, violation.rule)));
    (ruling.claims ?? []).forEach((/** @type {any} */ claim, /** @type {number} */ i) =>
        list.push(incident("c" + i, "made", telling(claim.findings), claim.text, claim.ply, claim.claim)));
    return list;
}

/** In this order a view without a choice shows what was found. @type {Kind[]} */
const ORDER = ["same", "forbidden", "near", "made", "claim"];

/**
 * What is looked at: what was chosen, or else what matters most.
 *
 * @param {Incident[]} all
 * @param {string | null} key
 * @returns {Incident | null}
 */
export function chosen(all, key) {
    const named = all.find(one => one.key === key);
    if (named) {
        return named;
    }
    for (const kind of ORDER) {
        const first = all.find(one => one.kind === kind);
        if (first) {
            return first;
        }
    }
    return null;
}

/**
 * The rows of the timeline: what concerns the same position stands in one row.
 *
 * @param {Incident[]} all
 * @returns {Lane[]}
 */
export function lanes(all) {
    /** @type {Map<string, Lane>} */
    const rows = new Map();
    for (const one of all) {
        const plies = one.plies.length ? one.plies : one.kind === "also" ? [] : [one.at];
        if (plies.length === 0) {
            continue;
        }
        const key = one.kind + plies[0];
        const row = rows.get(key) ?? { kind: one.kind, plies: [], incidents: [] };
        row.plies = [...new Set([...row.plies, ...plies])].sort((a, b) => a - b);
        row.incidents.push(one);
        rows.set(key, row);
    }
    return [...rows.values()];
}
