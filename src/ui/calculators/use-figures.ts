import { useEffect, useRef, useState, type RefObject } from "react";
import { type FigureKind, figureIn } from "./loan-formula.ts";

/**
 * The figures of a small form, kept by the browser: what was typed before the page woke counts as well. A page that was opened
 * with figures in its address begins with them.
 * @param example what stands in for a field that is blank, and is shown in it
 * @param kindOf of what kind a figure is
 * @returns what is typed, and the example where nothing is; undefined where what is typed is no figure
 */
export function useFigures<Name extends string>(
  example: Readonly<Record<Name, number>>,
  kindOf: (name: Name) => FigureKind,
): { form: RefObject<HTMLFormElement | null>; figures: Readonly<Record<Name, number | undefined>>; read: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [figures, setFigures] = useState<Readonly<Record<Name, number | undefined>>>(example);
  const read = (known?: URLSearchParams): void => {
    const typed = (Object.keys(example) as Name[]).map((name) => {
      const input = form.current!.querySelector<HTMLInputElement>(`[data-figure="${name}"]`)!;
      input.value ||= known?.get(name) ?? "";
      return [name, input.value.trim() ? figureIn(input.value, kindOf(name)) : example[name]] as const;
    });
    setFigures(Object.fromEntries(typed) as Record<Name, number | undefined>);
  };
  // What it reads is in the document alone.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => read(new URLSearchParams(location.search)), []);
  return { form, figures, read: () => read() };
}

/**
 * What such a form sends, changed by its browser just before it goes: a blank field says nothing, and would clear the answer that
 * somebody gave on an earlier day.
 */
export function useSentFigures(form: RefObject<HTMLFormElement | null>, change?: (data: FormData) => void): void {
  useEffect(() => {
    const element = form.current!;
    const prepare = ({ formData }: FormDataEvent): void => {
      for (const [name, value] of Array.from(formData)) if (value === "") formData.delete(name);
      change?.(formData);
    };
    element.addEventListener("formdata", prepare);
    return () => element.removeEventListener("formdata", prepare);
  });
}
