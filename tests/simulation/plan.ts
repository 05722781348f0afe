/** A plan is the life of some leads as data: a list of moments. A plan that fails is shortened until every part is needed. */
import { HOUR, MINUTE } from "./clock.ts";
import { Random } from "./random.ts";

export const FORM_TYPES = ["CONTACT_US", "DOCUMENT_VERIFICATION", "PORTFOLIO_MANAGEMENT"] as const;
export type FormType = (typeof FORM_TYPES)[number];

/** The steps of a visitor, by how likely they are. Steps with many consequences are more likely. */
const STEPS = {
  press: 4,
  open: 2,
  write: 2,
  reload: 2,
  close: 2,
  pick: 1,
  discard: 1,
  clear: 0.5,
  "another page": 1,
  "another form": 1,
  back: 1,
  forward: 0.5,
  /** In a message of the frame. */
  "send now": 0.5,
  "take back": 0.5,
  "close message": 0.3,
  /** By the phone, while another app is open. */
  end: 0.5,
  "go offline": 1,
  "go online": 1,
  "set the clock": 0.3,
};

export interface Step {
  readonly does: keyof typeof STEPS;
  /** Among the open tabs. */
  readonly tab: number;
  /** The form to open. Any form if absent. */
  readonly form?: FormType;
  /** How long until the next step, ms. */
  readonly pause: number;
}

export type Action =
  /** A visitor uses a device, one step after the other. Started requests continue meanwhile. */
  | { readonly does: "browse"; readonly visitor: number; readonly steps: readonly Step[] }
  /** The site gets a new version, without the memory of the old one. */
  | { readonly does: "release" }
  | { readonly does: "job" };

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

/** An action, its tab, and the pause after it in ms. */
type ShortStep = readonly [does: Step["does"], tab?: number, pause?: number];

/** Courses that random steps rarely take. */
const STORIES: readonly (readonly ShortStep[])[] = [
  // Filled in and sent, in one tab or in two.
  [["open"], ["write"], ["pick", 0, 1000], ["press", 0, 5000]],
  [["open"], ["write", 0, 1000], ["open", 1], ["press", 0, 0], ["press", 1, 5000]],
  // Sent without a network. Every page is closed, and the rest is the browser's.
  [["open"], ["write"], ["go offline"], ["press"], ["close"], ["close"], ["close"]],
  // Sent without a network, and left for a page without a form, by a link or by Back. The network returns.
  [
    ["open"],
    ["write"],
    ["go offline"],
    ["press", 0, 5000],
    ["another page", 0, 5000],
    ["go online", 0, 5000],
  ],
  [
    ["another page"],
    ["another form"],
    ["write"],
    ["go offline"],
    ["press", 0, 5000],
    ["back"],
    ["go online", 0, 5000],
  ],
  // Withdrawn on another page, or while its own tab is frozen.
  [
    ["open"],
    ["write"],
    ["go offline"],
    ["press", 0, 5000],
    ["another page", 0, 5000],
    ["take back", 0, 5000],
  ],
  [
    ["open"],
    ["write"],
    ["go offline"],
    ["press", 0, 5000],
    ["open", 0, 5000],
    ["take back", 0, 5000],
  ],
  // Discarded while it waits, or during a retry.
  [["open"], ["write"], ["go offline"], ["press", 0, 5000], ["discard", 0, 5000]],
  // Corrected while no response comes.
  [["open"], ["write"], ["press"], ["another page", 0, 2500], ["back"], ["write", 0, 5000]],
  [["open"], ["write"], ["press"], ["reload", 0, 0], ["write", 0, 5000]],
  // Corrected after its response may be lost, and sent again with the same file.
  [["open"], ["write"], ["pick", 0, 1000], ["press", 0, 3000], ["write"], ["press", 0, 5000]],
  // The phone ends the tab while a file is picked.
  [["open"], ["write"], ["pick", 0, 1500], ["end"], ["open", 0, 1500], ["press", 0, 1500]],
  [["open"], ["write"], ["pick", 0, 1500], ["end"], ["open", 0, 1500], ["clear"]],
];

/** Returns the steps of one story, in one form. */
function story(random: Random): Step[] {
  const steps = random.pick(STORIES);
  const form = random.pick(FORM_TYPES);
  return steps.map(([does, tab = 0, pause = 500]) => ({ does, tab, pause, form }));
}

const SHARES = [0, 0, 0.1, 0.3];
const PAUSES = [0, 0, 50, 500, 5000, MINUTE];
const WEIGHTED_STEPS = Object.entries(STEPS).flatMap(([does, weight]) =>
  Array.from({ length: weight * 10 }, () => does as Step["does"]),
);

function browse(random: Random): Action {
  const course = random.chance(0.5) ? story(random) : [];
  const steps = Array.from({ length: random.below(8) }, () => ({
    does: random.pick(WEIGHTED_STEPS),
    tab: random.below(3),
    pause: random.pick(PAUSES),
  }));
  const visitor = random.below(3);
  return {
    does: "browse",
    visitor,
    steps: random.chance(0.5) ? [...course, ...steps] : [...steps, ...course],
  };
}

function act(random: Random): Action {
  const share = random.next();
  return share < 0.7 ? browse(random) : { does: share < 0.99 ? "job" : "release" };
}

export function makePlan(seed: number): readonly Moment[] {
  const random = new Random(seed, 1);
  return Array.from({ length: 1 + random.below(5) }, () => ({
    actions: Array.from({ length: 1 + random.below(3) }, () => act(random)),
    // Sometimes a store or the network is away for the whole moment.
    database: random.chance(0.15) ? 1 : random.pick(SHARES),
    bucket: random.pick(SHARES),
    network: random.chance(0.05) ? 1 : random.pick(SHARES),
    pause: random.pick([0, MINUTE, 10 * MINUTE, HOUR, 25 * HOUR]),
  }));
}

/** Yields every version of a plan that lacks one element of a list, or has 0 in the place of a number. */
export function* shorter<T>(part: T): Generator<T> {
  if (Array.isArray(part)) for (const i of part.keys()) yield part.toSpliced(i, 1) as T;
  if (typeof part === "number" && part > 0) yield 0 as T;
  if (typeof part !== "object") return;
  for (const [key, value] of Object.entries(part as object))
    for (const other of shorter(value as unknown))
      yield (Array.isArray(part) ? part.with(Number(key), other) : { ...part, [key]: other }) as T;
}
