import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

const PAUSE_MS = 400;

/**
 * Keeps what was typed after each pause, and when the page is left.
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
    timer.current = setTimeout(() => latest.current(false), PAUSE_MS);
  };
  const leave = useEffectEvent((): void => {
    clearTimeout(timer.current);
    keep(true);
  });
  useEffect(() => {
    // What was typed before React.
    keepSoon();
    addEventListener("pagehide", leave);
    // The way back may lead to this very page, drawn anew before this one has gone.
    addEventListener("popstate", leave);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("popstate", leave);
      leave();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return keepSoon;
}
