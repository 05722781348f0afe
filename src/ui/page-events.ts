/** What parts of a page tell each other where they share no code: the waker is inlined in the document, React comes later. */
export interface PageEvents {
  /** React has taken the page over, or drawn the next one. */
  "page:ready": undefined;
  /** Its scripts could not be had: forms are the browser's own until they are. */
  "page:failed": undefined;
  /** React is about to take it over. */
  "page:hydrate": undefined;
  /** A form listens to its own events. */
  "form:ready": undefined;
  /** A link was followed without a network. */
  "page:offline": undefined;
}
export type PageEvent = keyof PageEvents;

/** @param on the form, for what is of a form; else the document */
export const announce = (on: EventTarget, event: PageEvent): void => void on.dispatchEvent(new Event(event));

/** @returns what ends it */
export function listen(event: PageEvent, listener: (event: Event) => void): () => void {
  addEventListener(event, listener, true);
  return () => removeEventListener(event, listener, true);
}
