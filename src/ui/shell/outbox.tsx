import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { mayHoldLeads } from "../../lead/outbox-flag.ts";

/** Without it the outbox waits for the next page. */
const OutboxNews = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import("./outbox-news.tsx")).OutboxNews };
  } catch (error) {
    console.warn("The outbox could not be loaded", error);
    return { default: () => null };
  }
});

/** A form looks after its own lead first. */
const HEAD_START_MS = 1000;

/** Whatever waits on this device is sent from any page; where nothing waits, nothing is loaded for it. */
export function Outbox({ path }: { path: string }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const look = (): void => {
      if (mayHoldLeads()) setWanted(true);
    };
    const timer = setTimeout(look, HEAD_START_MS);
    addEventListener("online", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
    };
    // A form that was left may have put something in.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path]);
  return wanted ? (
    <Suspense>
      <OutboxNews />
    </Suspense>
  ) : null;
}
