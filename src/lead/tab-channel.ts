/** What the tabs of the site tell each other. A browser without channels tells nothing. */
export interface TabChannel<T> {
  readonly open: () => void;
  readonly post: (message: T) => void;
}

/** @param hear called with what another tab says, once the channel is open */
export function tabChannel<T>(name: string, hear: (message: T) => void): TabChannel<T> {
  let channel: BroadcastChannel | undefined;
  const open = (): void => {
    if (channel || typeof BroadcastChannel !== "function") return;
    channel = new BroadcastChannel(name);
    channel.addEventListener("message", ({ data }: MessageEvent<T>) => hear(data));
    // An open channel keeps the page out of the back/forward cache.
    const close = (): void => {
      channel?.close();
      channel = undefined;
      addEventListener("pageshow", open, { once: true });
    };
    addEventListener("pagehide", close, { once: true });
  };
  return {
    open,
    post(message) {
      open();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
      channel?.postMessage(message);
    },
  };
}
