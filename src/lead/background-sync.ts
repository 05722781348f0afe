/** Lets the browser send waiting leads once the network returns, even when every page is closed. Few browsers support it. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Registers the service worker while there is a network, since its file must be fetched. */
export async function prepareSync(): Promise<void> {
  // The file exists only in a build. Insecure pages have no service worker; Safari and Firefox have no sync event.
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || !("SyncManager" in globalThis)) return;
  try {
    await navigator.serviceWorker.register("/outbox-sw.js");
  } catch (error) {
    console.warn("Nothing can be sent in the background", error);
  }
}

/** Asks the browser for a sync event when the network is back. Never rejects. */
export async function askForSync(): Promise<void> {
  try {
    // Only an active worker gets events. Where none was registered nothing comes of it.
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready;
    await registration?.sync?.register("outbox");
  } catch (error) {
    console.warn("Nothing will be sent in the background", error);
  }
}
