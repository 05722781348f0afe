import { useEffect, useRef, useState, type RefObject } from "react";
import { numbersIn } from "../../forms/figures.ts";

/** The one number in what was typed. */
function figureIn({ value }: HTMLInputElement): number | undefined {
  const [figure, ...more] = numbersIn(value) ?? [];
  return more.length === 0 ? figure : undefined;
}

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
    const typed = (Object.keys(example) as Name[]).map(
      (name) => [name, figureIn(form.current!.querySelector(`[data-figure="${name}"]`)!)] as const,
    );
    setFigures(Object.fromEntries(typed) as Record<Name, number | undefined>);
  };
  // What it reads is in the document alone.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(read, []);
  return { form, figures, read };
}

/**
 * The figure in a field of the form beside it; undefined while there is none. The form may be a React root of its own, and
 * sets values that nobody types (a guess that is taken, a draft): React notes each in the attribute.
 */
export function useFigureOf(name: string): number | undefined {
  const [figure, setFigure] = useState<number>();
  useEffect(() => {
    const form = document.querySelector("[data-form-root]")!;
    const read = (): void => {
      const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
      setFigure(input ? figureIn(input) : undefined);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ["value"] });
    return () => observer.disconnect();
  }, [name]);
  return figure;
}
