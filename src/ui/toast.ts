export type ToastKind = "default" | "success" | "error" | "loading";

export interface ToastRequest {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: string;
  readonly duration: number;
}

const DURATION: Record<ToastKind, number> = {
  default: 4000,
  success: 5000,
  error: 6000,
  loading: Infinity,
};

const queue: ToastRequest[] = [];
const listeners = new Set<() => void>();
let deliver: ((request: ToastRequest) => void) | undefined;
let count = 0;
let isWanted = false;

/**
 * Shows a message at the top right. The first message loads the library, and messages wait in a queue until
 * then. The page must also say what a toast says.
 * @param duration ms
 * @param id a toast of the same id is replaced
 * @example toast("success", t("Copied"))
 */
export function toast(
  kind: ToastKind,
  message: string,
  duration = DURATION[kind],
  id = `toast-${++count}`,
): void {
  isWanted = true;
  const request = { id, kind, message, duration };
  if (deliver) deliver(request);
  else queue.push(request);
  for (const listener of listeners) listener();
}

/** For the component that shows toasts. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  wanted: (): boolean => isWanted,
  /** Hands over the queue and all later messages. */
  connect(to: (request: ToastRequest) => void): () => void {
    deliver = to;
    for (const request of queue.splice(0)) to(request);
    return () => {
      deliver = undefined;
    };
  },
};
