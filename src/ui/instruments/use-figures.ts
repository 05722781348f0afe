import { useEffect, useRef, useState, type RefObject } from "react";
import { numbersIn } from "../../forms/figures.ts";

/**
 * The figures of a small form, kept by the browser: what was typed before the page woke counts as well, and the example
 * stands in until then.
 */
export function useFigures<Name extends string>(
  example: Readonly<Record<Name, number>>,
): { form: RefObject<HTMLFormElement | null>; figures: Readonly<Record<Name, number | undefined>>; read: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [figures, setFigures] = useState<Readonly<Record<Name, number | undefined>>>(example);
  const read = (): void => {
    const typed = (Object.keys(example) as Name[]).map((name) => {
      const input = form.current!.querySelector<HTMLInputElement>(`[data-figure="${name}"]`)!;
      const [figure, ...more] = numbersIn(input.value) ?? [];
      return [name, more.length === 0 ? figure : undefined] as const;
    });
    setFigures(Object.fromEntries(typed) as Record<Name, number | undefined>);
  };
  // What it reads is in the document alone.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(read, []);
  return { form, figures, read };
}
