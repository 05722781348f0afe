import { useEffect, useState } from "react";
import type { Submission } from "./submission.ts";
import type { PlainMessage } from "../../i18n/message.ts";
import { t } from "../../i18n/t.ts";

const SLOW_MS = 10_000;

const TEXT: Partial<Record<Submission["at"], PlainMessage>> = {
  uploading: "Sending your files…",
  submitting: "Sending your answers…",
};

/** What a button that changed its label tells nobody who hears the page: that it is being sent, and that it still is. */
export function SendingStatus({ at, otherwise }: { at: Submission["at"]; otherwise: string }) {
  const text = TEXT[at];
  const busy = text !== undefined;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return (
    <p role="status" data-sending="" className="text-small text-stone empty:hidden">
      {busy && slow ? t("Still sending. The network is slow: please keep this page open.") : text ? t(text) : otherwise}
    </p>
  );
}
