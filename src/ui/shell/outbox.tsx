import { useEffect, useState } from "react";
import { mayHoldLeads } from "../../lead/outbox-flag.ts";
import { optional } from "../optional.tsx";

const OutboxMessages = optional("outbox", async () => (await import("../forms/outbox-messages.tsx")).OutboxMessages);

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
  return wanted ? <OutboxMessages /> : null;
}
