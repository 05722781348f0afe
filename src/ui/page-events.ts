/** DOM events between the inlined scripts of a page and React, which share no code. */
import type { Report } from "../lead/report.ts";

export interface PageEvents {
  /** React has hydrated the page, or rendered the next one. */
  "page:ready": undefined;
  /** The scripts could not be loaded: the browser sends forms itself. */
  "page:failed": undefined;
  /** The sheet of the whole site is there. */
  "page:styled": undefined;
  /** React is about to hydrate the page. */
  "page:hydrate": undefined;
  /** A form is hydrated. Dispatched on the form. */
  "form:ready": undefined;
  /** A link was clicked, and the code of its page is slow. */
  "page:loading": undefined;
  /** A link was clicked without a network. */
  "page:offline": undefined;
  /** Something failed. wake.ts reports it. */
  "page:report": Report;
}
export type PageEvent = keyof PageEvents;

/** Dispatches an event. @param on the form for `form:ready`, else the document */
export const dispatchPageEvent = (on: EventTarget, event: PageEvent): void =>
  void on.dispatchEvent(new Event(event));

/** Listens anywhere in the page. @returns a function that stops it */
export function onPageEvent(event: PageEvent, listener: (event: Event) => void): () => void {
  addEventListener(event, listener, true);
  return () => removeEventListener(event, listener, true);
}
