import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

const PAUSE_MS = 400;

/**
 * Keeps what was typed after each pause, at once where the page is hidden, as a phone may end it then, and when it is left.
 * @param keep writes the draft; nothing is written for the pause of a form that was never typed into
 * @returns called with each change
 */
export function useDraft(keep: (isLeaving: boolean) => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** As of the last time that the form was drawn: the pause may outlast it. */
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  const keepSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, PAUSE_MS);
  };
  const keepNow = (): void => {
    timer.current = undefined;
    latest.current(false);
  };
  const hide = (): void => {
    if (timer.current === undefined || document.visibilityState !== "hidden") return;
    clearTimeout(timer.current);
    keepNow();
  };
  const leave = useEffectEvent((): void => {
    clearTimeout(timer.current);
    keep(true);
  });
  useEffect(() => {
    // What was typed before React.
    keepSoon();
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", leave);
    // The way back may lead to this very page, drawn anew before this one has gone.
    addEventListener("popstate", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", leave);
      removeEventListener("popstate", leave);
      leave();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return keepSoon;
}
