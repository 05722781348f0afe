/**
 * Inlined in pages with a form. It serves the form before React: it holds a submission until React
 * is ready. If the scripts fail or are late, the browser sends the form itself, which the edge
 * accepts.
 */
import type { PageEvent } from "../../ui/page-events.ts";

/** If React has not taken the form over this long after the first touch, the browser sends it, ms. */
const LATE_MS = 8000;

const form = document.querySelector<HTMLFormElement>("form[data-lead]")!;

/** A submission that waits for React or for the network. */
let isHeld = false;
let hasWarnedOfFiles = false;
let isChecking = false;
/** The browser sends the form itself. */
let isNative = false;
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
  if (!isNative) showNote("failed");
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
  const hasFiles = [...form.elements].some((control) => (control as HTMLInputElement).files?.length);
  if (hasFiles && !hasWarnedOfFiles) {
    hasWarnedOfFiles = true;
    return showNote("files");
  }
  // `form.submit` could be a control of that name.
  HTMLFormElement.prototype.submit.call(form);
}

const listen = (to: EventTarget, event: PageEvent, listener: () => void): void => to.addEventListener(event, listener);

const startLateTimer = (): void => {
  lateTimer ??= setTimeout(() => isTakenOver() || dispatchEvent(new Event("page:failed" satisfies PageEvent)), LATE_MS);
};
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

/** A button with a value writes it into the input before it: bedrooms in size-control.tsx. */
form.addEventListener("click", (event) => {
  const button = event.target as HTMLButtonElement;
  if (!button.matches("button[value]")) return;
  const target = (button.parentNode!.previousSibling as Element).querySelector("input")!;
  target.value = button.value;
});
