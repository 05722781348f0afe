const digitsIn = (text: string): number => text.replace(/[^\d.]/g, "").length;

/** Nothing of what has words is moved. */
const isFigures = (text: string): boolean => /^[\d,.]*$/.test(text);

/**
 * Commas move as an amount grows: the caret stays before the digit it stood before. Called while the key is handled;
 * React puts the grouped amount into the field before the microtask comes.
 */
export function keepCaretAmongDigits(input: HTMLInputElement): void {
  if (!isFigures(input.value)) return;
  const after = digitsIn(input.value.slice(input.selectionStart ?? input.value.length));
  queueMicrotask(() => {
    const { value } = input;
    let at = value.length;
    while (at > 0 && digitsIn(value.slice(at)) < after) at -= 1;
    // Before a comma, not behind it, or the backspace key would never get past.
    while (value[at - 1] === ",") at -= 1;
    input.setSelectionRange(at, at);
  });
}
