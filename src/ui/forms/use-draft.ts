import { useEffect, useEffectEvent, useRef } from "react";
import type { FormValues } from "../../forms/fields.ts";
import { clearDraft, saveDraft } from "../../lead/draft.ts";

const PAUSE_MS = 400;

interface DraftOptions {
  readonly formType: string;
  readonly values: FormValues;
  /** Nothing was answered: there is nothing to keep. */
  readonly blank: boolean;
  /** It was sent as it stands: it is kept by others now. */
  readonly sent: boolean;
}

/** Keeps what was typed after each pause, and when the page is left. */
export function useDraft({ formType, values, blank, sent }: DraftOptions): void {
  const typed = useRef(false);
  useEffect(() => {
    if (!blank) typed.current = true;
    if (!typed.current || sent) return undefined;
    const timer = setTimeout(() => (blank ? clearDraft(formType) : saveDraft(formType, values)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [formType, values, blank, sent]);

  const leave = useEffectEvent(() => {
    if (!blank && !sent) saveDraft(formType, values);
  });
  useEffect(() => {
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
}
