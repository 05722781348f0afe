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

/**
 * Shows a message at the top right. The library is fetched with the first one; until then messages wait in a queue. What a toast says
 * must also be said on the page.
 * @param duration ms
 * @param id a toast of the same id is replaced
 * @returns the id, for `dismissToast`
 * @example toast("success", t("Copied"))
 */
export function toast(kind: ToastKind, message: string, duration = DURATION[kind], id = `toast-${++count}`): string {
  send({ id, kind, message, duration });
  return id;
}

export const dismissToast = (id: string): void => send({ dismiss: id });

/** For the component that shows toasts. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  wanted: (): boolean => wanted,
  /** Hands over the queue and all later changes. */
  connect(to: (change: Change) => void): () => void {
    deliver = to;
    for (const change of queue.splice(0)) to(change);
    return () => {
      deliver = undefined;
    };
  },
};
