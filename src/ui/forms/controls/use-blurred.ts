import { useState } from "react";

/** Waits until a press under way has become a click: a note that appears earlier would move the pressed button away. */
function afterPress(action: () => void): void {
  if (!document.documentElement.matches(":active")) return action();
  const ended = new AbortController();
  const end = (): void => {
    ended.abort();
    setTimeout(action);
  };
  for (const type of ["pointerup", "pointercancel", "click", "dragend"])
    addEventListener(type, end, { capture: true, signal: ended.signal });
}

/** Whether the focus is elsewhere. Questions and warnings wait until then. */
export function useBlurred() {
  const [isBlurred, setBlurred] = useState(true);
  return {
    isBlurred,
    /** For the input, or for an element around it and the buttons that write into it. */
    blurProps: {
      onFocus: () => setBlurred(false),
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
        if (!currentTarget.contains(relatedTarget))
          afterPress(() => setBlurred(!currentTarget.contains(document.activeElement)));
      },
    },
  };
}
