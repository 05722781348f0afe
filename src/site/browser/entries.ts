/**
 * Keeps what a page holds besides its form, by history entry, in this tab: a page is drawn anew when a visitor comes back and the
 * browser has no copy of it. wake.ts wakes a page for its entry.
 */
import type { AnyRouter, RouterHistory } from "@tanstack/react-router";
import { loadItem, removeItem, saveItem } from "../../lead/storage.ts";
import { uuid } from "../../lead/uuid.ts";

interface Held {
  /** The value of each control, or whether it is chosen. */
  readonly controls: readonly (string | boolean)[];
  /** Whether each answer is open. */
  readonly answers: readonly boolean[];
}

interface Kept extends Held {
  readonly top: number;
  readonly at: number;
}

type Control = HTMLInputElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** A form has its draft. */
const findControls = (): Control[] =>
  [
    ...document.querySelectorAll<Control>(
      "main :is(input:not([type=file], [type=hidden]), select)",
    ),
  ].filter((control) => !control.closest("[data-lead]"));

const findAnswers = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>("main details"),
];

const hold = (): Held => ({
  controls: findControls().map((control) => (isChoice(control) ? control.checked : control.value)),
  answers: findAnswers().map(({ open }) => open),
});

/** Types a value, so that React sees it. */
function type(control: Control, value: string): void {
  // React has replaced the property on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!.set!.call(
    control,
    value,
  );
  for (const event of ["input", "change"])
    control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** The animation of `.fold`. */
const UNFOLDING = "interpolate-size";

function restore({ controls, answers, top }: Kept): void {
  // An answer that unfolds slowly would move what is in view.
  for (const answer of findAnswers()) answer.style.setProperty(UNFOLDING, "numeric-only");
  const own = findControls();
  for (const [i, value] of own.length === controls.length ? controls.entries() : []) {
    const control = own[i]!;
    if (typeof value === "string") {
      if (control.value !== value) type(control, value);
    } else if (isChoice(control) && value && !control.checked) control.click();
  }
  // After React has drawn what was searched or chosen.
  setTimeout(() => {
    const all = findAnswers();
    for (const [i, open] of all.length === answers.length ? answers.entries() : [])
      if (open) all[i]!.open = true;
    // The router has scrolled before the page had this height.
    scrollTo({ top, behavior: "instant" });
    for (const answer of all) answer.style.removeProperty(UNFOLDING);
  });
}

interface Keys {
  readonly __TSR_key?: string;
  readonly __TSR_index?: number;
}

interface Entry {
  readonly state: Keys;
}

/** The router's name of a history entry. */
// oxlint-disable-next-line no-underscore-dangle -- the router's name
const keyOf = ({ state }: Entry): string | undefined => state.__TSR_key;
const itemOf = (entry: Entry): string => `aipm:entry:${keyOf(entry)}`;

/**
 * Puts the router's keys into an entry without them. Extensions that clean addresses replace the state of an entry, and a plain link
 * to a part of the page adds one. Otherwise the router would give it another key at each visit, and forget its scroll position.
 */
function keepKeys(routed: RouterHistory): void {
  let last: Keys = routed.location.state;
  routed.subscribe(({ location: { state }, action }) => {
    const shown = history.state as Keys | null;
    if (shown && keyOf({ state: shown })) {
      last = state;
      return;
    }
    // oxlint-disable-next-line no-underscore-dangle -- the router's name
    const next = { __TSR_key: uuid(), __TSR_index: (last.__TSR_index ?? 0) + 1 };
    history.replaceState({ ...(action.type === "REPLACE" ? last : next), ...shown }, "");
  });
}

export function keepEntries(router: AnyRouter): void {
  keepKeys(router.history);
  /** What the page held when it was drawn, as JSON. */
  let first = "";
  const keep = (entry: Entry): void => {
    const held = hold();
    if (first && JSON.stringify(held) !== first)
      saveItem(itemOf(entry), { ...held, top: scrollY }, "sessionStorage");
  };
  router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) keep(fromLocation);
  });
  addEventListener("pagehide", () => keep(router.state.location));
  router.subscribe("onRendered", ({ toLocation, pathChanged }) => {
    const item = itemOf(toLocation);
    const last = loadItem<Kept>(item, "sessionStorage");
    removeItem(item, "sessionStorage");
    if (pathChanged || !first) first = JSON.stringify(hold());
    if (last) restore(last);
  });
}
