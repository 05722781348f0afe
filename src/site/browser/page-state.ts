/** The state of a page's scripts, in `<html data-state>`. */
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
  // It stays `failed` while it tries again.
  failed: { ready: "ready" },
  ready: {},
};

export const nextState = (state: PageState, step: PageStep): PageState => NEXT[state][step] ?? state;
