/** A plan is the life of some leads as data. A plan that fails is shortened until every part is needed. */
import { Random } from "./random.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type FormType = "CONTACT_US" | "DOCUMENT_VERIFICATION" | "PORTFOLIO_MANAGEMENT";

export type Action =
  /** A visitor uses a device, one step after the other. Started requests continue meanwhile. */
  | { readonly does: "browse"; readonly visitor: number; readonly steps: readonly Step[] }
  /** A browser without scripts posts a form. */
  | { readonly does: "post natively"; readonly visitor: number }
  /** Clients disconnect in the middle of a body: by a reset, or without a sign. */
  | { readonly does: "disconnect"; readonly isReset: boolean }
  /** The site gets a new version, without the memory of the old one. */
  | { readonly does: "release" }
  | { readonly does: "job" }
  /** The desk erases a stored lead, or records a call. */
  | { readonly does: "erase" | "call" };

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
    | "set the clock"
    | "go offline"
    | "go online";
  /** Among the open tabs. */
  readonly tab: number;
  /** The form to open. Any form if absent. */
  readonly form?: FormType;
  /** How long until the next step, ms. */
  readonly pause: number;
}

export interface Moment {
  /** At once. */
  readonly actions: readonly Action[];
  /** Shares of calls that fail meanwhile. */
  readonly database: number;
  readonly bucket: number;
  readonly network: number;
  /** How long nothing new begins afterwards, ms. */
  readonly pause: number;
}

export interface Plan {
  readonly seed: number;
  readonly moments: readonly Moment[];
}

/** An action, its tab, and the pause after it in ms. */
type ShortStep = readonly [does: Step["does"], tab?: number, pause?: number];

/** @param form The form that "open" and "back" open. Any form if absent. */
const stepsIn = (form: Step["form"], ...steps: readonly ShortStep[]): Step[] =>
  steps.map(([does, tab = 0, pause = 500]) => ({ does, tab, pause, ...(form && { form }) }));

const SHARES = [0, 0, 0.1, 0.3];
const PAUSES = [0, 0, 50, 500, 5000, MINUTE];
/** Steps with many consequences are more likely. */
const WEIGHTS: Readonly<Record<Step["does"], number>> = {
  press: 4,
  open: 2,
  write: 2,
  reload: 2,
  close: 2,
  pick: 1,
  discard: 1,
  resume: 1,
  clear: 0.5,
  "another page": 1,
  back: 1,
  end: 0.5,
  "go offline": 1,
  "go online": 1,
  "set the clock": 0.3,
};
const STEPS = Object.entries(WEIGHTS).flatMap(([does, weight]) =>
  Array.from({ length: weight * 10 }, () => does as Step["does"]),
);

/** Courses that random steps rarely take. */
const STORIES: readonly ((form: FormType) => Step[])[] = [
  // Filled in and sent, in one tab or in two.
  (form) => stepsIn(form, ["open"], ["write"], ["pick", 0, 1000], ["press", 0, 5000]),
  (form) => stepsIn(form, ["open"], ["write", 0, 1000], ["open", 1], ["press", 0, 0], ["press", 1, 5000]),
  // Sent without a network. Every page is closed, and the rest is the browser's.
  (form) => stepsIn(form, ["open"], ["write"], ["go offline"], ["press"], ["close"], ["close"], ["close"]),
  // Discarded while it waits, or during a retry.
  (form) => stepsIn(form, ["open"], ["write"], ["go offline"], ["press", 0, 5000], ["discard", 0, 5000]),
  // Corrected while no response comes.
  (form) => stepsIn(form, ["open"], ["write"], ["press"], ["another page", 0, 2500], ["back"], ["write", 0, 5000]),
  (form) => stepsIn(form, ["open"], ["write"], ["press"], ["reload", 0, 0], ["write", 0, 5000]),
  // Corrected after its response may be lost, and sent again with the same file.
  (form) => stepsIn(form, ["open"], ["write"], ["pick", 0, 1000], ["press", 0, 3000], ["write"], ["press", 0, 5000]),
  // The phone ends the tab while a file is picked.
  (form) => stepsIn(form, ["open"], ["write"], ["pick", 0, 1500], ["end"], ["open", 0, 1500], ["press", 0, 1500]),
  (form) => stepsIn(form, ["open"], ["write"], ["pick", 0, 1500], ["end"], ["open", 0, 1500], ["clear"]),
];

function browse(random: Random): Action {
  const story = random.chance(0.5)
    ? random.pick(STORIES)(random.pick(["CONTACT_US", "DOCUMENT_VERIFICATION", "PORTFOLIO_MANAGEMENT"]))
    : [];
  const steps = Array.from({ length: random.below(8) }, () => ({
    does: random.pick(STEPS),
    tab: random.below(3),
    pause: random.pick(PAUSES),
  }));
  return {
    does: "browse",
    visitor: random.below(3),
    steps: random.chance(0.5) ? [...story, ...steps] : [...steps, ...story],
  };
}

function act(random: Random): Action {
  const share = random.next();
  if (share < 0.55) return browse(random);
  if (share < 0.7) return { does: "post natively", visitor: 10 + random.below(2) };
  if (share < 0.85) return { does: "job" };
  if (share < 0.91) return { does: "erase" };
  if (share < 0.97) return { does: "call" };
  return share < 0.99 ? { does: "disconnect", isReset: random.chance(0.5) } : { does: "release" };
}

export function makePlan(seed: number): Plan {
  const random = new Random(seed, 1);
  const moments = Array.from({ length: 1 + random.below(5) }, () => ({
    actions: Array.from({ length: 1 + random.below(3) }, () => act(random)),
    // Sometimes a store or the network is away for the whole moment.
    database: random.chance(0.15) ? 1 : random.pick(SHARES),
    bucket: random.pick(SHARES),
    network: random.chance(0.05) ? 1 : random.pick(SHARES),
    pause: random.pick([0, MINUTE, 10 * MINUTE, HOUR, 25 * HOUR]),
  }));
  return { seed, moments };
}

/** Every plan that lacks one part of this one. */
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
  }
}
