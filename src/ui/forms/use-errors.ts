import { useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import type { Problem } from "../../forms/messages.ts";
import { type Errors, errorsOf, problemsOf } from "./form-errors.ts";

interface Shown {
  /** Counts the times that errors were shown, so that the summary takes focus each time. */
  readonly attempt: number;
  readonly errors: Errors;
}

/** Errors appear when the form is sent, and each goes once it is put right: none comes up while somebody types. */
export function useErrors(form: AnyForm) {
  const [shown, setShown] = useState<Shown>({ attempt: 0, errors: {} });
  return {
    ...shown,
    show: (problems: readonly Problem[]): void =>
      setShown(({ attempt }) => ({ attempt: attempt + 1, errors: errorsOf(form, problems) })),
    hide: (): void => setShown(({ attempt }) => ({ attempt, errors: {} })),
    /** What only the edge found stays until its own field is changed. */
    recheck(before: FormValues, after: FormValues, changed: string): void {
      if (Object.keys(shown.errors).length === 0) return;
      const were = errorsOf(form, problemsOf(form, before));
      const are = errorsOf(form, problemsOf(form, after));
      const left = Object.entries(shown.errors).flatMap(([place, message]): [string, string][] => {
        if (are[place]) return [[place, are[place]]];
        const isTheEdges = were[place] === undefined && place.split(".", 1)[0] !== changed;
        return isTheEdges ? [[place, message]] : [];
      });
      setShown(({ attempt }) => ({ attempt, errors: Object.fromEntries(left) }));
    },
  };
}
