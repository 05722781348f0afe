/**
 * Inlined into the pages that have a form, beside wake.ts: what a form does before its own script answers. What is
 * typed is kept from the first key, a submission is held until somebody can take it, and when the scripts are refused
 * or late the form is the browser's own: the edge takes it as it is.
 */
import type { PageEvent } from "../../ui/page-events.ts";

/** A form that is not its script's own this long after it was first touched becomes the browser's, ms. */
const LATE_MS = 8000;

const form = document.querySelector<HTMLFormElement>("form[data-lead]")!;

/** A submission that waits: for the form's script, or for the network. */
let held = false;
let hasWarned = false;
let isChecking = false;
/** It is the browser's. */
let isNative = false;
let late: ReturnType<typeof setTimeout> | undefined;

const isOwn = (): boolean => !form.isConnected || "ready" in form.dataset;

/** The sentences about a form without its script stand in the markup, in one place. */
function say(what: "failed" | "offline" | "files" | ""): void {
  const note = document.querySelector<HTMLElement>("[data-unreachable]")!;
  note.textContent = note.dataset[what] ?? "";
  note.hidden = !what;
}

/** From here on the form is the browser's: every answer of it can be sent without us. */
function fail(): void {
  if (isOwn()) return;
  if (!isNative) say("failed");
  isNative = true;
  if (held) void sendNatively();
}

async function sendNatively(): Promise<void> {
  // Pressed twice at once, it is pressed once.
  if (isChecking) return;
  isChecking = true;
  const isOnline = await fetch("", { method: "HEAD", cache: "no-store" }).catch(() => false);
  isChecking = false;
  // The browser's own error page would take everything along: it waits for the network.
  if (!isOnline) return say("offline");
  if (isOwn()) return;
  held = false;
  const hasFiles = [...form.elements].some((control) => (control as HTMLInputElement).files?.length);
  if (hasFiles && !hasWarned) {
    hasWarned = true;
    return say("files");
  }
  // A control may be called "submit".
  HTMLFormElement.prototype.submit.call(form);
}

const listen = (to: EventTarget, event: PageEvent, listener: () => void): void => to.addEventListener(event, listener);

const touched = (): void => {
  late ??= setTimeout(() => isOwn() || dispatchEvent(new Event("page:failed" satisfies PageEvent)), LATE_MS);
};
form.addEventListener("focusin", touched);
form.addEventListener("submit", (event) => {
  if (isOwn()) return;
  event.preventDefault();
  event.stopPropagation();
  held = true;
  touched();
  if (isNative) void sendNatively();
});
listen(form, "form:ready", () => {
  clearTimeout(late);
  if (held) form.requestSubmit();
  held = false;
});
listen(self, "page:failed", fail);
addEventListener("online", () => held && isNative && sendNatively());
listen(document, "page:hydrate", () => {
  isNative = false;
  say("");
});

/** What was typed before React, by name: it outlives this page. */
const early: Record<string, string[]> = {};
const keep = ({ target }: { target: unknown }): void => {
  const { name, type } = target as HTMLInputElement;
  if (isOwn() || !name || type === "file") return;
  early[name] = [...(form.elements as HTMLCollectionOf<HTMLInputElement>)]
    .filter((control) => control.name === name && (!/radio|checkbox/.test(control.type) || control.checked))
    .map(({ value }) => value);
  try {
    const { value: formType } = (form.elements as unknown as { formType: HTMLInputElement }).formType;
    localStorage.setItem(`aipm:early:${formType}`, JSON.stringify({ at: Date.now(), values: early }));
  } catch {
    // Storage is full or forbidden: the page itself still holds it.
  }
};
form.addEventListener("input", keep);

/** A button with a value writes it into the field before it, as its script does. */
form.addEventListener("click", (event) => {
  const button = event.target as HTMLButtonElement;
  if (!button.matches("button[value]")) return;
  const target = (button.parentNode!.previousSibling as Element).querySelector("input")!;
  target.value = button.value;
  keep({ target });
});
