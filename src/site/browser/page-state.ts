/** What the scripts of a page are at, in `<html data-state>`. */
export type PageState = "asleep" | "loading" | "ready" | "failed";
export type PageStep = "sign" | "ready" | "failed";

/**
 *   asleep ──sign──► loading ──────► ready
 *                       │              ▲
 *        refused, late  ▼              │ online, next sign, back again
 *                     failed ──────────┘  (forms are the browser's own)
 */
const NEXT: Readonly<Record<PageState, Readonly<Partial<Record<PageStep, PageState>>>>> = {
  asleep: { sign: "loading", failed: "failed" },
  loading: { ready: "ready", failed: "failed" },
  // It tries again, and is not called anything else until that is done.
  failed: { ready: "ready" },
  ready: {},
};

export const nextState = (state: PageState, step: PageStep): PageState => NEXT[state][step] ?? state;
