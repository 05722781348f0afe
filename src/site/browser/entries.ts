/**
 * Keeps what a page holds besides its form, by history entry, in this tab: a page is drawn anew when a visitor comes back and the
 * browser has no copy of it. wake.ts wakes a page for its entry.
 */
import type { AnyRouter } from "@tanstack/react-router";
import { loadItem, removeItem, saveItem } from "../../lead/storage.ts";

interface Held {
  /** The value of each control, or whether it is chosen. */
  readonly controls: readonly (string | boolean)[];
  /** Whether each answer is open. */
  readonly answers: readonly boolean[];
}

type Control = HTMLInputElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** A form has its draft. */
const findControls = (): Control[] =>
  [...document.querySelectorAll<Control>("main :is(input:not([type=file], [type=hidden]), select)")].filter(
    (control) => !control.closest("[data-lead]"),
  );

const findAnswers = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>("main details")];

const hold = (): Held => ({
  controls: findControls().map((control) => (isChoice(control) ? control.checked : control.value)),
  answers: findAnswers().map(({ open }) => open),
});

/** Types a value, so that React sees it. */
function type(control: Control, value: string): void {
  // React has replaced the property on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!.set!.call(control, value);
  for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
}

function restore({ controls, answers }: Held): void {
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
    for (const [i, open] of all.length === answers.length ? answers.entries() : []) if (open) all[i]!.open = true;
  });
}

/** A foreign script may have taken the router's key from the entry. */
const keyOf = ({ state, href }: { readonly state: { readonly __TSR_key?: string }; readonly href: string }): string =>
  // oxlint-disable-next-line no-underscore-dangle -- the router's name
  `aipm:entry:${state.__TSR_key ?? href}`;

export function keepEntries(router: AnyRouter): void {
  /** What the page held when it was drawn, as JSON. */
  let first = "";
  const keep = (location: Parameters<typeof keyOf>[0]): void => {
    const held = hold();
    if (JSON.stringify(held) !== first) saveItem(keyOf(location), held, "sessionStorage");
  };
  router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) keep(fromLocation);
  });
  addEventListener("pagehide", () => keep(router.state.location));
  router.subscribe("onRendered", ({ toLocation, pathChanged }) => {
    const key = keyOf(toLocation);
    const last = loadItem<Held & { readonly at: number }>(key, "sessionStorage");
    removeItem(key, "sessionStorage");
    if (pathChanged || !first) first = JSON.stringify(hold());
    if (last) restore(last);
  });
}
