/**
 * A plan is the life of some leads as data. A plan that fails is shortened until every part is
 * needed.
 */
import { Random } from "./random.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type Action =
  /** A visitor opens the form, in one tab or in two, fills it in and sends it. */
  | {
      readonly does: "send";
      readonly visitor: number;
      readonly tabs: number;
      readonly withFile: boolean;
      readonly poison: boolean;
      /** Its page was loaded before a release, which took a field away and added another. */
      readonly isOld: boolean;
    }
  /** The lead is sent again under the same id, by a reload or from the outbox. */
  | { readonly does: "resend"; readonly visitor: number }
  /** The same file is sent with a changed answer, because the first answer was lost. */
  | { readonly does: "change"; readonly visitor: number }
  /** A visitor uses a device, one step after the other. Started requests continue meanwhile. */
  | { readonly does: "browse"; readonly visitor: number; readonly steps: readonly Step[] }
  /** A program announces files by the thousand, from one network or from many, and a visitor sends a form meanwhile. */
  | { readonly does: "flood"; readonly visitor: number; readonly networks: number }
  /** A program sends leads without end, each as long as one may be, from one network. */
  | { readonly does: "pour"; readonly visitor: number }
  /** The site gets a new version. Spooled leads and open forms are still those of the old one. */
  | { readonly does: "release" }
  | { readonly does: "job" }
  | { readonly does: "erase"; readonly visitor: number };

export interface Step {
  readonly does:
    | "open"
    | "write"
    | "pick"
    | "press"
    | "discard"
    | "resume"
    | "another page"
    | "back"
    | "reload"
    | "close"
    /** By the phone, while another app is open. */
    | "end"
    | "clear"
    | "go offline"
    | "go online";
  /** Among those that are open. */
  readonly tab: number;
  /** The form to open. Any form if absent. */
  readonly form?: "CONTACT_US" | "DOCUMENT_VERIFICATION";
  /** How long until the next step, ms. */
  readonly pause: number;
}

export interface Moment {
  /** At once. */
  readonly actions: readonly Action[];
  /** Shares of calls that go wrong meanwhile. */
  readonly database: number;
  readonly bucket: number;
  readonly network: number;
  /** Whether the desk makes a backup at its end, when all is well. */
  readonly hasBackup: boolean;
  /** How long nothing new begins afterwards, ms. */
  readonly pause: number;
}

export interface Plan {
  readonly seed: number;
  readonly moments: readonly Moment[];
}

const WELL = { database: 0, bucket: 0, network: 0 };
const SHARES = [0, 0, 0.1, 0.3];

/** Steps with many consequences are more likely. */
const STEPS: readonly Step["does"][] = [
  "open",
  "open",
  "write",
  "write",
  "pick",
  "press",
  "press",
  "press",
  "press",
  "discard",
  "resume",
  "another page",
  "back",
  "reload",
  "reload",
  "close",
  "close",
  "go offline",
  "go online",
];
const PAUSES = [0, 0, 50, 500, 5000, MINUTE];

/** A step: an action, its tab, and the pause after it in ms. */
export type Does = readonly [does: Step["does"], tab?: number, pause?: number];

/** @param form the form that "open" and "back" open. Any form if absent. */
export const makeSteps = (steps: readonly Does[], form?: Step["form"]): Step[] =>
  steps.map(([does, tab = 0, pause = 500]) => ({ does, tab, pause, ...(form && { form }) }));

/** Sent without a network, and every page closed: the rest is the browser's. */
const LEFT_BEHIND = makeSteps([["open"], ["write"], ["go offline"], ["press"], ["close"], ["close"], ["close"]]);

/** Sent while no answer comes, and corrected where it is come back to, or before that was noticed. */
const SENT = [
  ["open", 0, 0],
  ["write", 0, 0],
  ["press", 0, 500],
] as const;
const CORRECTED = [
  makeSteps([...SENT, ["another page", 0, 2500], ["back"], ["write", 0, 5000]]),
  makeSteps([...SENT, ["reload", 0, 0], ["write", 0, 5000]]),
];
/** Picked, and come back to after the phone has ended the tab: sent, cleared, or left alone. */
const FILED = (["press", "clear", "close"] as const).map((last) =>
  makeSteps(
    (["open", "write", "pick", "end", "open", last] as const).map((does) => [does, 0, 1500]),
    "DOCUMENT_VERIFICATION",
  ),
);
const isCorrected = (seed: number, index: number): boolean => new Random(seed, 17, index).chance(0.03);

/** Drawn apart from the rest: a seed stays the life it was. */
function browsing(seed: number, index: number): Action[] {
  const random = new Random(seed, 6, index);
  if (isCorrected(seed, index))
    return [{ does: "browse", visitor: 10 + random.below(2), steps: random.pick(CORRECTED) }];
  if (new Random(seed, 18, index).chance(0.03))
    return [{ does: "browse", visitor: 10 + random.below(2), steps: random.pick(FILED) }];
  if (new Random(seed, 7).chance(0.5) || random.chance(0.3)) return [];
  const steps = Array.from({ length: 1 + random.below(8) }, () => ({
    does: random.pick(STEPS),
    tab: random.below(3),
    pause: random.pick(PAUSES),
  }));
  const story = new Random(seed, 13, index).chance(0.15) ? LEFT_BEHIND : [];
  return [{ does: "browse", visitor: 10 + random.below(2), steps: [...steps, ...story] }];
}

/** Rare events, drawn separately so that other choices of a seed stay the same. */
function rarely(seed: number, index: number): Action[] {
  const random = new Random(seed, 14, index);
  const flood = { does: "flood", visitor: random.below(2), networks: random.pick([1, 150]) } as const;
  const pour = { does: "pour", visitor: flood.visitor } as const;
  return [
    ...(random.chance(0.003) ? [flood] : []),
    ...(random.chance(0.01) ? [{ does: "release" } as const] : []),
    ...(random.chance(0.003) ? [pour] : []),
  ];
}

export function makePlan(seed: number): Plan {
  const random = new Random(seed, 1);
  const visitors = 1 + random.below(4);
  const someone = (): number => random.below(visitors);
  let sent = 0;
  const act = (): Action => {
    const visitor = someone();
    const index = random.below(10);
    if (index < 4) {
      const tabs = random.chance(0.3) ? 2 : 1;
      const isOld = new Random(seed, 15, (sent += 1)).chance(0.1);
      return { does: "send", visitor, tabs, withFile: random.chance(0.5), poison: random.chance(0.08), isOld };
    }
    if (index < 6) return { does: "resend", visitor };
    if (index < 7) return { does: "change", visitor };
    return index < 9 ? { does: "job" } : { does: "erase", visitor };
  };
  const moments = Array.from({ length: 2 + random.below(6) }, (_, index) => ({
    actions: [...Array.from({ length: 1 + random.below(3) }, act), ...browsing(seed, index), ...rarely(seed, index)],
    // Sometimes the store is away for the whole moment.
    database: random.chance(0.2) ? 1 : random.pick(SHARES),
    bucket: random.pick(SHARES),
    network: random.pick(SHARES),
    hasBackup: random.chance(0.015),
    pause: random.pick([0, MINUTE, 10 * MINUTE, HOUR, 25 * HOUR]),
    // Half of the floods come where all is well.
    ...(isCorrected(seed, index) && { network: 1 }),
    ...(new Random(seed, 16, index).chance(0.5) && rarely(seed, index).some(({ does }) => does === "flood")
      ? WELL
      : {}),
  }));
  return { seed, moments };
}

/** Every plan that lacks one thing of this one. */
export function* shorter({ seed, moments }: Plan): Generator<Plan> {
  for (const [index] of moments.entries()) yield { seed, moments: moments.filter((_, i) => i !== index) };
  for (const [index, moment] of moments.entries()) {
    const instead = (other: Partial<Moment>): Plan => ({ seed, moments: moments.with(index, { ...moment, ...other }) });
    for (const [i] of moment.actions.entries()) yield instead({ actions: moment.actions.filter((_, j) => j !== i) });
    for (const [i, action] of moment.actions.entries()) {
      if (action.does !== "browse") continue;
      for (const [j] of action.steps.entries()) {
        const steps = action.steps.filter((_, k) => k !== j);
        yield instead({ actions: moment.actions.with(i, { ...action, steps }) });
      }
    }
    for (const share of ["database", "bucket", "network", "pause"] as const)
      if (moment[share] > 0) yield instead({ [share]: 0 });
    if (moment.hasBackup) yield instead({ hasBackup: false });
  }
}
