import { useEffect, useEffectEvent, useState } from "react";
import { type KeptReceipt, loadReceipt, watchReceipts } from "../../lead/receipts.ts";

/** What this device knows of the form's last lead: from earlier today, or from the tab beside this one. */
export function useReceipts(formType: string, isOurs: (receipt: KeptReceipt) => boolean, onOurs: () => void) {
  /** Told in a line above the form. */
  const [last, setLast] = useState<KeptReceipt>();
  /** Shown in the form's place. */
  const [shown, setShown] = useState<KeptReceipt>();

  const hear = useEffectEvent((receipt: KeptReceipt): void => {
    setLast(receipt);
    if (!isOurs(receipt)) return;
    setShown(receipt);
    onOurs();
  });
  useEffect(() => {
    // Only the browser knows.
    // oxlint-disable-next-line react/set-state-in-effect
    setLast(loadReceipt(formType));
    return watchReceipts(formType, hear);
  }, [formType]);

  return { last, shown, show: () => setShown(last), hide: () => setShown(undefined), forget: () => setLast(undefined) };
}
