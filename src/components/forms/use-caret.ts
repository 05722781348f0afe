import { type RefObject, useLayoutEffect, useRef } from "react";

const digitsIn = (text: string): number => text.replace(/[^\d.]/g, "").length;

/** Commas move as an amount grows: the caret stays before the digit it stood before. */
export function useCaretAmongDigits(): {
  input: RefObject<HTMLInputElement | null>;
  follow: (typed: HTMLInputElement) => void;
} {
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = input.current;
    const wanted = digitsAfter.current;
    if (!element || wanted === undefined) return;
    digitsAfter.current = undefined;
    let at = element.value.length;
    while (at > 0 && digitsIn(element.value.slice(at)) < wanted) at -= 1;
    // Before a comma, not behind it, or the backspace key would never get past.
    while (at > 0 && element.value[at - 1] === ",") at -= 1;
    element.setSelectionRange(at, at);
  });
  return {
    input,
    follow: (typed) => {
      digitsAfter.current = digitsIn(typed.value.slice(typed.selectionStart ?? typed.value.length));
    },
  };
}
