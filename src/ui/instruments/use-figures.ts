import { useEffect, useRef, useState, type RefObject } from "react";
import { type FigureKind, figureIn } from "./reckon.ts";

type Figures<Name extends string> = Readonly<Record<Name, number | undefined>>;

interface UseFigures<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is typed, and the example where nothing is; undefined where what is typed is no figure. */
  readonly figures: Figures<Name>;
  /** Those that a visitor typed: of the example nothing is sent. */
  readonly typed: ReadonlySet<Name>;
  readonly read: () => void;
}

/**
 * The figures of a small form, kept by the browser: what was typed before the page woke counts as well. A page that was opened
 * with figures in its address begins with them.
 * @param example what stands in for a field that is blank, and is shown in it
 * @param kindOf of what kind a figure is
 */
export function useFigures<Name extends string>(
  example: Readonly<Record<Name, number>>,
  kindOf: (name: Name) => FigureKind,
): UseFigures<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [{ figures, typed }, setState] = useState<Pick<UseFigures<Name>, "figures" | "typed">>({
    figures: example,
    typed: new Set(),
  });
  const names = Object.keys(example) as Name[];
  const inputOf = (name: Name): HTMLInputElement => form.current!.querySelector(`[data-figure="${name}"]`)!;
  const read = (): void => {
    const filled = names.filter((name) => inputOf(name).value.trim() !== "");
    const found = filled.map((name) => [name, figureIn(inputOf(name).value, kindOf(name))] as const);
    setState({
      figures: { ...example, ...(Object.fromEntries(found) as Record<Name, number | undefined>) },
      typed: new Set(filled),
    });
  };
  useEffect(() => {
    const known = new URLSearchParams(location.search);
    for (const name of names) inputOf(name).value ||= known.get(name) ?? "";
    read();
    // What it reads is in the document alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { form, figures, typed, read };
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
      setFigure(input ? figureIn(input.value, "amount") : undefined);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ["value"] });
    return () => observer.disconnect();
  }, [name]);
  return figure;
}
