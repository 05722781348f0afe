import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { FormValues } from "../../forms/fields.ts";
import { clearDraft, saveDraft } from "../../lead/draft.ts";
import type { LeadFormApi } from "./use-lead-form.ts";

const PAUSE_MS = 400;

interface DraftOptions {
  readonly formType: string;
  readonly form: LeadFormApi;
  /** What it began with. */
  readonly first: RefObject<FormValues>;
  /** Nothing was answered: there is nothing to keep. */
  readonly isBlank: () => boolean;
  /** Set once somebody typed in this tab: what it only restored is the store's already, or was sent by another tab. */
  readonly touched: RefObject<boolean>;
  /** The answers were sent as they stand, here or elsewhere: they are kept by others now. */
  readonly wasSent: () => boolean;
}

/**
 * Keeps what was typed after each pause, and when the page is left.
 * @returns called with each change
 */
export function useDraft({ formType, form, first, isBlank, touched, wasSent }: DraftOptions): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = (): void => {
    if (!touched.current || wasSent()) return;
    if (isBlank()) clearDraft(formType);
    else saveDraft(formType, { values: form.state.values, first: first.current });
  };
  /** As of the last time that the form was drawn: the pause may outlast it. */
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  const keepSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), PAUSE_MS);
  };
  const leave = useEffectEvent((): void => {
    clearTimeout(timer.current);
    if (!isBlank()) keep();
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
