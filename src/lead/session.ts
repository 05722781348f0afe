/** A running lead: the machine, with the effects of the page or worker that runs it. */
import { type Effect, IDLE, type LeadState, type LeadEvent, transition } from "./machine.ts";

/** The action for each effect. */
export type Effects = { readonly [K in Effect["do"]]: (effect: Extract<Effect, { readonly do: K }>) => unknown };

export interface Session {
  readonly get: () => LeadState;
  readonly send: (event: LeadEvent) => void;
  /** @returns how to unsubscribe */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Starts the life of one lead.
 *
 * @param effects called before each effect, since each render of a page has new actions; a missing action is skipped
 * @param clears whether the form is cleared once the lead has arrived
 * @example
 * const session = startSession(() => ({ complete: ({ receipt }) => show(receipt) }), true);
 * session.send({ type: "found", lead, now: Date.now() });
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
