/** Background Sync: the browser sends waiting leads once the network returns, even when every page is closed. Few browsers support it. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Registers the service worker while there is a network, since its file must be fetched. */
export async function prepareSync(): Promise<void> {
  // The file exists only in a build. Insecure pages have no service worker. Safari and Firefox have no sync event.
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || !("SyncManager" in globalThis))
    return;
  try {
    await navigator.serviceWorker.register("/outbox-sw.js");
  } catch (error) {
    console.warn("Background sync is not available", error);
  }
}

/** Asks the browser for a sync event when the network is back. Never rejects. */
export async function askForSync(): Promise<void> {
  try {
    // Only an active worker gets events. Without one this never resolves.
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready;
    await registration?.sync?.register("outbox");
  } catch (error) {
    console.warn("Background sync was not registered", error);
  }
}
