import { useEffect, useRef, useState, type RefObject } from "react";
import { type FigureKind, figureIn } from "./loan-formula.ts";

/**
 * The figures of a calculator, read from its inputs, so that what was typed before React counts too. Figures in the address are filled in.
 * @param example for blank inputs
 * @returns each figure; undefined if the text is not a number
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
  // `read` reads the document only.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => read(new URLSearchParams(location.search)), []);
  return { form, figures, read: () => read() };
}

/** Changes what the form sends. Blank fields are removed: in the link they would clear answers of a draft. */
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
