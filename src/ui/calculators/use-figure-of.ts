import { useEffect, useState } from "react";
import { figureIn } from "./loan-formula.ts";

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
