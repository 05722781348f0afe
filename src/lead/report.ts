/** A failure of this page: its kind, the form, and an error. */
export interface Report {
  readonly kind: "crash" | "wake" | "expired";
  readonly form?: string | undefined;
  readonly error?: unknown;
}

/** Reports a failure to `POST /report`. The script that wakes the page sends it (wake.ts). */
export function report(kind: Report["kind"], form?: string, error?: unknown): void {
  dispatchEvent(new CustomEvent<Report>("page:report", { detail: { kind, form, error } }));
}
