/** Reports a failure of this page to `POST /report`: its kind, the class and the place of the error, and the form. Never what was typed. */
export function report(kind: "crash" | "wake" | "expired", form?: string, error?: unknown): void {
  const { name, stack } = (error ?? {}) as Partial<Error>;
  // Of the text of an error, only the path of a script of ours.
  const place = /\/assets\/[\w.$-]+\.js(?::\d+:\d+)?/.exec(`${String(error)} ${stack}`)?.[0];
  navigator.sendBeacon?.("/report", JSON.stringify({ kind, form, error: name, place }));
}
