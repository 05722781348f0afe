import { type RefObject, useEffect, useEffectEvent } from "react";
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

/** Keeps what was typed after each pause, and when the page is left. */
export function useDraft({ formType, form, first, isBlank, touched, wasSent }: DraftOptions): void {
  const keep = useEffectEvent((): void => {
    if (!touched.current || wasSent()) return;
    if (isBlank()) clearDraft(formType);
    else saveDraft(formType, { values: form.state.values, first: first.current });
  });
  const leave = useEffectEvent((): void => {
    if (!isBlank()) keep();
  });
  useEffect(() => {
    let timer = setTimeout(keep, PAUSE_MS);
    let { values } = form.state;
    const { unsubscribe } = form.store.subscribe((state) => {
      if (state.values === values) return;
      ({ values } = state);
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    });
    addEventListener("pagehide", leave);
    // The way back may lead to this very page, drawn anew before this one has gone.
    addEventListener("popstate", leave);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener("pagehide", leave);
      removeEventListener("popstate", leave);
      leave();
    };
  }, [form]);
}
