/**
 * Faults that a seed has found once, as plans of their own: `npm run simulate -- --plans` replays them, and `--break NAME` shows that one
 * is noticed. A step is what its visitor does, in which tab, and how long they wait then, ms.
 */
import type { Action, Moment, Plan, Step } from "./plan.ts";

const HOUR = 3_600_000;

type Does = readonly [does: Step["does"], tab?: number, pause?: number];

/** In one form, which is opened by "open" and "back". */
const browse = (...steps: readonly Does[]): Action => ({
  does: "browse",
  visitor: 10,
  steps: steps.map(([does, tab = 0, pause = 500]) => ({ does, tab, pause, form: "CONTACT_US" })),
});
/** The same, in the form that takes files. */
const withFiles = (...steps: readonly Does[]): Action => {
  const action = browse(...steps) as Extract<Action, { does: "browse" }>;
  return { ...action, steps: action.steps.map((step) => ({ ...step, form: "DOCUMENT_VERIFICATION" })) };
};
const moment = (actions: readonly Action[], more: Partial<Moment> = {}): Moment => ({
  actions,
  database: 0,
  bucket: 0,
  network: 0,
  hasBackup: false,
  pause: 0,
  ...more,
});
const plan = (...moments: readonly Moment[]): Plan => ({ seed: 1, moments });

export const PLANS: Readonly<Record<string, Plan>> = {
  "picked files are sent after the phone has ended the tab": plan(
    moment([withFiles(["open"], ["write"], ["pick"], ["end"], ["open"], ["press", 0, 5000]), withFiles(["open"])]),
  ),
  "a file is kept for a day at most, though another was picked since": plan(
    moment([withFiles(["open"], ["write"], ["pick"], ["close"])], { pause: 23 * HOUR }),
    moment([withFiles(["open"], ["pick"], ["close"])], { pause: 2 * HOUR }),
  ),
  "a tab that is ended as its receipt comes leaves no file on the device": plan(
    moment([withFiles(["open"], ["write"], ["pick"], ["press", 0, 203], ["end"])]),
  ),
};
