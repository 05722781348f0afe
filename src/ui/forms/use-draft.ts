import { useEffect, useLayoutEffect, useRef } from "react";

const PAUSE_MS = 400;

/**
 * Calls `save` after each pause in typing, at once where the page is hidden, since a phone may end it then, and when the page is left.
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
    timer.current = setTimeout(saveNow, PAUSE_MS);
  };
  const saveNow = (): void => {
    timer.current = undefined;
    latest.current(false);
  };
  const hide = (): void => {
    if (timer.current === undefined || document.visibilityState !== "hidden") return;
    clearTimeout(timer.current);
    saveNow();
  };
  useEffect(() => {
    const leave = (): void => {
      clearTimeout(timer.current);
      latest.current(true);
    };
    // What was typed before React.
    saveSoon();
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", leave);
    // The back button may lead to this same page, which is drawn before this component is removed.
    addEventListener("popstate", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", leave);
      removeEventListener("popstate", leave);
      leave();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return saveSoon;
}
