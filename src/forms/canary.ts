/**
 * A lead that `npm run smoke` sends through a deployed site. Staff's lists and exports leave out what bears both marks, and
 * the site erases it after a day: one alone could be put on another's lead by a link with its campaign tag.
 */
export const CANARY = { fullName: "Canary of the smoke test", utmSource: "aipm-smoke" } as const;
