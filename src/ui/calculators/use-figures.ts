import { useEffect, useRef, useState, type RefObject } from "react";
import { groupDigits, inWords } from "../../forms/reading/rupees.ts";
import { t } from "../../i18n/t.ts";
import { type FigureKind, figuresIn } from "./loan-formula.ts";

const formatFigure = (figure: number, kind: FigureKind): string =>
  kind === "rate" || kind === "years" ? groupDigits(figure) : inWords(figure);

/**
 * Reads the figures of a calculator from its inputs, because a visitor may type before React is ready.
 * @param example for blank inputs
 * @returns Each figure, or `undefined` if the text is not one number, and a question about a range.
 */
export function useFigures<Name extends string>(
  example: Readonly<Record<Name, number>>,
  kindFor: (name: Name) => FigureKind,
): {
  form: RefObject<HTMLFormElement | null>;
  figures: Readonly<Record<Name, number | undefined>>;
  question: string | undefined;
  read: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [figures, setFigures] = useState<Readonly<Record<Name, number | undefined>>>(example);
  const [question, setQuestion] = useState<string>();
  const read = (): void => {
    if (!form.current) return;
    let firstQuestion: string | undefined;
    const typed = (Object.keys(example) as Name[]).map((name) => {
      const input = form.current!.querySelector<HTMLInputElement>(`[data-figure="${name}"]`)!;
      if (!input.value.trim()) return [name, example[name]] as const;
      const kind = kindFor(name);
      const numbers = figuresIn(input.value, kind);
      const [first, other] = numbers ?? [];
      if (other === undefined) return [name, first] as const;
      firstQuestion ??= t("{label}: enter one figure, {one} or {other}", {
        label: input.labels![0]!.textContent,
        one: formatFigure(first!, kind),
        other: formatFigure(other, kind),
      });
      return [name, undefined] as const;
    });
    setFigures(Object.fromEntries(typed) as Record<Name, number | undefined>);
    setQuestion(firstQuestion);
  };
  // `read` reads the document only.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(read, []);
  return { form, figures, question, read };
}

/** Removes blank fields from what the form sends, because in the link they would clear answers of a draft. */
export function useSentFigures(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current!;
    const prepare = ({ formData }: FormDataEvent): void => {
      for (const [name, value] of Array.from(formData)) if (value === "") formData.delete(name);
    };
    element.addEventListener("formdata", prepare);
    return () => element.removeEventListener("formdata", prepare);
  });
}
