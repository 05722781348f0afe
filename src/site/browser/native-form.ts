/**
 * Inlined in pages with a form. It serves the form before React: it keeps what is typed, and holds a
 * submission until React is ready. If the scripts fail or are late, the browser sends the form
 * itself, which the edge accepts. No import of this file may run: the script is inlined.
 */
import type { StoredDraft } from "../../lead/draft.ts";
import type { PageEvent } from "../../ui/page-events.ts";

/** If React has not taken the form over this long after the first touch, the browser sends it, ms. */
const READY_TIMEOUT_MS = 8000;
/** A post of the browser that takes longer was stopped, ms. */
const POST_MS = 30_000;

const form = document.querySelector<HTMLFormElement>("form[data-lead]")!;

/** A submission that waits for React or for the network. */
let isHeld = false;
let hasWarnedOfFiles = false;
let isChecking = false;
/** The browser sends the form itself. */
let isNative = false;
/** Its answer will replace this page. React may be ready earlier, and would send another lead. */
let isPosting = false;
let lateTimer: ReturnType<typeof setTimeout> | undefined;

const isTakenOver = (): boolean => !form.isConnected || "ready" in form.dataset;

/** The sentences are in the markup of form-notices.tsx. */
function showNote(kind: "failed" | "offline" | "files" | ""): void {
  const note = document.querySelector<HTMLElement>("[data-unreachable]")!;
  note.textContent = note.dataset[kind] ?? "";
  note.hidden = !kind;
}

/** From now on the browser sends the form. */
function fallBack(): void {
  if (isTakenOver()) return;
  if (!isNative) {
    showNote("failed");
    restore(true);
  }
  isNative = true;
  if (isHeld) void sendNatively();
}

async function sendNatively(): Promise<void> {
  // A double click sends once.
  if (isChecking) return;
  isChecking = true;
  const isOnline = await fetch("", { method: "HEAD", cache: "no-store" }).catch(() => false);
  isChecking = false;
  // Offline the browser would show its error page, and every answer would be gone.
  if (!isOnline) return showNote("offline");
  if (isTakenOver()) return;
  isHeld = false;
  const hasFiles = [...form.elements].some(
    (control) => (control as HTMLInputElement).files?.length,
  );
  if (hasFiles && !hasWarnedOfFiles) {
    hasWarnedOfFiles = true;
    return showNote("files");
  }
  keepTexts();
  isPosting = true;
  setTimeout(stopWaiting, POST_MS);
  // `form.submit` could be a control of that name.
  HTMLFormElement.prototype.submit.call(form);
}

const listen = (to: EventTarget, event: PageEvent, listener: () => void): void =>
  to.addEventListener(event, listener);

const startLateTimer = (): void => {
  lateTimer ??= setTimeout(
    () => isTakenOver() || dispatchEvent(new Event("page:failed" satisfies PageEvent)),
    READY_TIMEOUT_MS,
  );
};
const stopWaiting = (): void => void (isPosting = false);
addEventListener("pageshow", stopWaiting);
addEventListener(
  "submit",
  (event) => {
    if (!isPosting) return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
form.addEventListener("focusin", startLateTimer);
form.addEventListener("submit", (event) => {
  if (isTakenOver()) return;
  event.preventDefault();
  event.stopPropagation();
  isHeld = true;
  startLateTimer();
  if (isNative) void sendNatively();
});
listen(form, "form:ready", () => {
  clearTimeout(lateTimer);
  if (isHeld) form.requestSubmit();
  isHeld = false;
});
listen(self, "page:failed", fallBack);
addEventListener("online", () => isHeld && isNative && sendNatively());
listen(document, "page:hydrate", () => {
  isNative = false;
  showNote("");
});

/** A button with a value writes it into its control: bedrooms in size-control.tsx. */
addEventListener(
  "click",
  (event) => {
    const { value, dataset } = event.target as HTMLButtonElement;
    if (!dataset.into || isTakenOver()) return;
    (form.elements.namedItem(dataset.into) as HTMLInputElement).value = value;
    keepTexts();
  },
  // In the window: before-react.ts stops clicks there while React hydrates.
  true,
);

/** Until React is ready, this script keeps what is typed in the draft of the form (src/lead/draft.ts), as texts of controls. */
const LIFE_MS = 24 * 60 * 60 * 1000;
const DRAFT_KEY = `aipm:draft:${form.querySelector<HTMLInputElement>("[name=formType]")!.value}`;
/** The address in any language. A page in another language has its own path in a hidden field. */
const PAGE =
  location.pathname.replace(form.querySelector("[name=sourcePath]") ? /^\/\w+/ : "", "") +
  location.search;

type TextControl = HTMLInputElement | HTMLSelectElement;

/** No files, no hidden fields and not the trap. */
const controls = (): readonly TextControl[] =>
  ([...form.elements] as TextControl[]).filter(
    ({ name, type, parentElement }) =>
      name &&
      !/^(?:hidden|file|button|submit)$/.test(type) &&
      !parentElement!.closest("[aria-hidden]"),
  );

const isBox = (control: TextControl): control is HTMLInputElement =>
  /^(?:radio|checkbox)$/.test(control.type);

function isTouched(control: TextControl): boolean {
  if ("options" in control)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  const { checked, defaultChecked, value, defaultValue } = control;
  return (
    checked !== defaultChecked ||
    (!/^(?:radio|checkbox)$/.test(control.type) && value !== defaultValue)
  );
}

/** The stored draft, unless it is older than a day or of another version. */
function loadDraft(): StoredDraft | undefined {
  const draft = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "{}") as StoredDraft & {
    readonly version?: number;
  };
  if (Math.abs(Date.now() - draft.at) > LIFE_MS) localStorage.removeItem(DRAFT_KEY);
  else if (draft.version === 1) return draft;
  return undefined;
}

function keepTexts(): void {
  if (isTakenOver()) return;
  const all = controls();
  const names = new Set(all.filter(isTouched).map(({ name }) => name));
  const textsOf = (name: string): string[] =>
    all
      .filter((control) => control.name === name && (!isBox(control) || control.checked))
      .map(({ value }) => value);
  const texts = Object.fromEntries([...names].map((name) => [name, textsOf(name)]));
  try {
    const draft = loadDraft();
    if (names.size === 0 && !draft?.texts) return;
    const kept = { answers: draft?.answers ?? {}, texts, page: PAGE, version: 1, at: Date.now() };
    localStorage.setItem(DRAFT_KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Writes a text, the chosen options, the answer to a yes or no, or the cells of rows into their controls, unless they were touched. */
function putBack(name: string, value: unknown): void {
  const list = [value].flat() as readonly unknown[];
  for (const [i, row] of list.entries())
    if (typeof row === "object")
      for (const cell in row) putBack(`${name}.${i}.${cell}`, row[cell as never]);
  const same = controls().filter((control) => control.name === name);
  if (same.some(isTouched)) return;
  for (const control of same) {
    if (!isBox(control)) control.value = String(list[0] ?? "");
    else if (typeof value === "boolean" && control.type === "checkbox") control.checked = value;
    else control.checked = list.includes(control.value) || list.includes(control.value === "Yes");
  }
}

/** @param hasFailed React will not show the answers that it has kept on an earlier visit */
function restore(hasFailed: boolean): void {
  try {
    const draft = loadDraft();
    if (draft?.page !== PAGE || isTakenOver()) return;
    for (const name in draft.texts) putBack(name, draft.texts[name]);
    if (hasFailed) for (const name in draft.answers) putBack(name, draft.answers[name]!.value);
  } catch {
    // Storage is forbidden.
  }
}

if ((document as Document & { readonly prerendering?: boolean }).prerendering)
  // It shows the draft of the moment in which it is shown itself.
  document.addEventListener("prerenderingchange", () => restore(false), { once: true });
else restore(false);
form.addEventListener("input", keepTexts);
// Some browsers and password managers fill in without an event.
addEventListener("pagehide", () => {
  // The receipt, in a process of its own, may already have deleted the draft.
  if (!isPosting) keepTexts();
});
