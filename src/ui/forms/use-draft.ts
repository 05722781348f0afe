import { useEffect, useLayoutEffect, useRef } from "react";

const PAUSE_MS = 400;

/**
 * Calls `save` after each pause in typing, and when the page is left.
 * @returns to be called with each change
 */
export function useDraft(save: (isLeaving: boolean) => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  const saveSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(false), PAUSE_MS);
  };
  useEffect(() => {
    const leave = (): void => {
      clearTimeout(timer.current);
      latest.current(true);
    };
    // What was typed before React.
    saveSoon();
    addEventListener("pagehide", leave);
    // The back button may lead to this same page, which is drawn before this component is removed.
    addEventListener("popstate", leave);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("popstate", leave);
      leave();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return saveSoon;
}
