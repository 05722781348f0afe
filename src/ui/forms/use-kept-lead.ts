import { useEffect, useEffectEvent } from "react";
import { finish } from "../../lead/send-kept.ts";
import { isExpired, keptLeads, type OutgoingLead } from "../../lead/outbox.ts";

/** Gives the form what an earlier visit could not send. What was sent without a page has its receipt shown. */
export function useKeptLead(formType: string, isWelcome: () => boolean, take: (lead: OutgoingLead) => void): void {
  const adopt = useEffectEvent(async (isHere: () => boolean): Promise<void> => {
    const ours = (await keptLeads()).filter((one) => one.formType === formType && !isExpired(one));
    const lead = ours.at(-1);
    if (!lead || !isHere() || !isWelcome()) return;
    if (lead.receipt) await finish(lead, lead.receipt);
    else take(lead);
  });
  useEffect(() => {
    let isHere = true;
    void adopt(() => isHere);
    return () => {
      isHere = false;
    };
  }, []);
}
