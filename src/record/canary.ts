/**
 * The lead that `npm run smoke` sends through a deployed site. Lists, exports, views and notices leave it out, and the
 * site erases it after a day.
 * A lead needs both marks, because anyone can make a link with the campaign tag.
 */
export const CANARY = { fullName: "Canary of the smoke test", utmSource: "aipm-smoke" } as const;

/** A condition in SQL on `leads`. */
export const IS_CANARY = `(utm_source IS '${CANARY.utmSource}' AND full_name = '${CANARY.fullName}')`;
