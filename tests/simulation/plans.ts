/**
 * Plans of faults that a seed once found. `npm run simulate -- --plans` plays them, and `--break
 * NAME` shows that a fault is noticed. A step is an action, its tab, and the pause after it in ms.
 */
import { type Action, type Does, type Moment, type Plan, type Step, makeSteps } from "./plan.ts";

const HOUR = 3_600_000;

/** In one form, which is opened by "open" and "back". */
const browseIn =
  (form: Step["form"]) =>
  (...steps: readonly Does[]): Action => ({ does: "browse", visitor: 10, steps: makeSteps(steps, form) });
const browse = browseIn("CONTACT_US");
const withFiles = browseIn("DOCUMENT_VERIFICATION");
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

/** No answer comes. */
const AWAY = { network: 1 };
/** Of a lead that waits for the network. */
const WAITING = [["open"], ["write"], ["go offline"], ["press"]] as const;

export const PLANS: Readonly<Record<string, Plan>> = {
  "20: a lead that is corrected between two tries of another page is not sent": plan(
    moment([browse(["open"], ["write"], ["press"], ["another page", 0, 2500], ["back"], ["write", 0, 5000])], AWAY),
  ),
  "20: a lead that is discarded between two tries of another page is not sent": plan(
    moment(
      [browse(["open"], ["write"], ["press"], ["another page", 0, 2500], ["back", 0, 1500], ["discard", 0, 5000])],
      AWAY,
    ),
  ),
  "a correction that comes before the outbox was read withdraws what waits": plan(
    moment([browse(...WAITING, ["reload", 0, 0], ["write", 0, 5000])]),
  ),
  "400756: a form discards no lead that it does not show as waiting": plan(
    moment([browse(...WAITING, ["reload", 0, 0], ["discard", 0, 5000])]),
  ),
  "100420: an edit in one tab does not withdraw the lead that another tab submitted": plan(
    moment([
      browse(["open"], ["write", 0, 3000], ["open", 1, 3000], ["go offline"], ["press", 0, 2000], ["write", 1, 5000]),
    ]),
  ),
  "12916: what was written stands where the lead before it could not be withdrawn": plan(
    moment([browse(...WAITING, ["write", 0, 0], ["close"], ["open", 0, 3000], ["press"], ["close"])]),
  ),
  "111478: an id is stored with the draft that it is of, whatever an older tab sends beside it": plan(
    moment([browse(["open"], ["write"])], { pause: 25 * HOUR }),
    moment([browse(["open", 1], ["write", 1], ["go offline"], ["press"], ["open", 2], ["press", 1], ["press", 2])]),
  ),
  "130179: what one tab wrote last stands where another sent what was there before": plan(
    moment([browse(["open"], ["write"], ["open", 1], ["write"], ["go offline"], ["press", 1], ["close"], ["close"])]),
    moment([browse(["open", 0, 3000], ["press"], ["close"])]),
  ),
  "10748: what was typed is in the draft once its page is hidden": plan(
    moment([browse(["open"], ["write", 0, 100], ["end"])]),
  ),
  "189: a receipt takes from the draft what was sent, and not what another tab wrote since": plan(
    moment([browse(["open"], ["write"], ["open", 1], ["write", 1], ["end", 1], ["press", 0, 3000])]),
  ),
  "100467: what has left is the lead that it was, beside the receipt of another": plan(
    moment([browse(["open"], ["write"], ["press", 0, 3000], ["back"], ...WAITING.slice(1))]),
    moment([browse(["reload", 0, 0], ["press"])]),
  ),
  "what has left stays one lead, whatever another tab sends meanwhile": plan(
    moment([browse(["open"], ["open", 1], ["write"], ["press", 0, 60_000])], AWAY),
    moment([browse(["write", 1], ["press", 1, 3000], ["press"])]),
  ),
  "what is taken out while a tab tries to send it is not put back": plan(
    moment([browse(["open"], ["write"], ["open", 1], ["press", 1, 20], ["write", 0, 5000])], {
      database: 1,
      bucket: 1,
    }),
  ),
  "300537: the bytes of a lead count where a store failed that may have taken it": plan(
    moment([{ does: "pour", visitor: 0 }], { database: 1, bucket: 0.8, pause: HOUR }),
  ),
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
  "700324: a press before the files of an earlier visit are back takes them along": plan(
    moment([
      withFiles(["open"], ["write"], ["pick", 0, 1500], ["close"], ["open", 0, 0], ["press"], ["write", 0, 5000]),
    ]),
  ),
  "a press before the outbox was read takes the files along that wait there": plan(
    moment([withFiles(["open"], ["write"], ["pick"])], { pause: 20 * HOUR }),
    moment([withFiles(["go offline"], ["press"], ["close"])], { pause: 5 * HOUR }),
    moment([withFiles(["open", 0, 0], ["press", 0, 5000])]),
  ),
  "712232: what one tab sends leaves, where the lead of another arrives in a third": plan(
    moment([withFiles(["open"], ["write"], ["open", 1], ["open", 2], ["write"], ["go offline"], ["press"], ["close"])]),
    moment([withFiles(["pick", 0, 5000], ["press"])]),
  ),
  "721665: a press that waits for an earlier visit sends nothing that another tab has sent meanwhile": plan(
    moment([browse(["open"], ["write", 0, 0], ["press", 0, 0], ["open", 1, 0], ["press", 1, 5000])]),
  ),
};
