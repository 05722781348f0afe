import { type RefObject, useEffect } from "react";

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
