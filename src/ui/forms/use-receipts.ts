import { useEffect, useEffectEvent, useState } from "react";
import type { FormValues } from "../../forms/fields.ts";
import { type KeptReceipt, loadReceipt, watchReceipts } from "../../lead/receipts.ts";

interface KnownReceipt {
  readonly receipt: KeptReceipt;
  /** What was answered, where it is known: no device keeps the answers beside the receipt. */
  readonly values?: FormValues | undefined;
}

interface Options {
  readonly formType: string;
  /** Whether it is that of the answers on this page. */
  readonly isOurs: (receipt: KeptReceipt) => boolean;
  readonly onOurs: () => void;
}

/** What this device knows of the form's last lead: from earlier today, or from the tab beside this one. */
export function useReceipts({ formType, isOurs, onOurs }: Options) {
  const [known, setKnown] = useState<KnownReceipt>();
  /** Told in a line above the form. */
  const [isLast, setIsLast] = useState(false);
  /** Stands in the form's place. */
  const [isShown, setIsShown] = useState(false);

  const hear = useEffectEvent((receipt: KeptReceipt, values?: FormValues): void => {
    const isSame = known?.receipt.id === receipt.id;
    setKnown({ receipt, values: values ?? (isSame ? known.values : undefined) });
    setIsLast(true);
    if (isShown && isSame) return;
    if (!isOurs(receipt)) return;
    setIsShown(true);
    onOurs();
  });
  useEffect(() => {
    const receipt = loadReceipt(formType);
    // Only the browser knows.
    // oxlint-disable-next-line react/set-state-in-effect
    if (receipt) setKnown({ receipt });
    // oxlint-disable-next-line react/set-state-in-effect
    setIsLast(receipt !== undefined);
    return watchReceipts(formType, hear);
  }, [formType]);

  return {
    last: isLast ? known : undefined,
    shown: isShown ? known : undefined,
    show: () => setIsShown(true),
    hide: () => setIsShown(false),
    forget: () => setIsLast(false),
  };
}
