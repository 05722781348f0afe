/** One lead at its life: the machine with the effects of whoever runs it. */
import { type Effect, IDLE, type Lead, type LeadEvent, transition } from "./machine.ts";

/** What is done where the machine asks for it. */
export type Effects = { readonly [K in Effect["do"]]: (effect: Extract<Effect, { readonly do: K }>) => unknown };

export interface Session {
  readonly get: () => Lead;
  readonly send: (event: LeadEvent) => void;
  /** @returns how to stop hearing of each change */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * @param effects asked for anew with each effect, since a page draws new ones
 * @param clears whether the answers go once the lead has arrived
 */
export function startSession(effects: () => Partial<Effects>, clears: boolean): Session {
  let lead = IDLE;
  const listeners = new Set<() => void>();
  return {
    get: () => lead,
    send(event) {
      const [next, ...asked] = transition(lead, event, clears);
      const isSame = next === lead;
      lead = next;
      if (!isSame) for (const listener of listeners) listener();
      for (const effect of asked) void effects()[effect.do]?.(effect as never);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
