/**
 * Messages at the top right, from anywhere. The library that shows them is fetched with the first one; what comes before it has arrived
 * waits in a queue. A toast is never the only message: what it says also stands in the page.
 */
export type ToastKind = "default" | "success" | "error" | "loading";

export interface ToastRequest {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: string;
  readonly duration: number;
}

const DURATION: Record<ToastKind, number> = { default: 4000, success: 5000, error: 6000, loading: Infinity };

type Change = ToastRequest | { readonly dismiss: string };

const queue: Change[] = [];
const listeners = new Set<() => void>();
let deliver: ((change: Change) => void) | undefined;
let count = 0;
let wanted = false;

function send(change: Change): void {
  wanted = true;
  if (deliver) deliver(change);
  else queue.push(change);
  for (const listener of listeners) listener();
}

/** Shows a message and answers its id; the same id again replaces it, as a success replaces the loading before it. */
export function toast(kind: ToastKind, message: string, duration = DURATION[kind], id = `toast-${++count}`): string {
  send({ id, kind, message, duration });
  return id;
}

export const dismissToast = (id: string): void => send({ dismiss: id });

/** For the component that shows them: whether there has ever been anything to show. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  wanted: (): boolean => wanted,
  /** Takes over what waits and what comes; answers how to let go. */
  connect(to: (change: Change) => void): () => void {
    deliver = to;
    for (const change of queue.splice(0)) to(change);
    return () => {
      deliver = undefined;
    };
  },
};
