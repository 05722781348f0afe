/** Has the browser send what waits once the network returns, also when every page is closed; few browsers can. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** While there is still a network: the worker itself has to be fetched. */
export async function prepareSync(): Promise<void> {
  // In development there is no such file. Absent on a page that is not secure; Safari and Firefox have workers, but no such event for them.
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || !("SyncManager" in globalThis)) return;
  try {
    await navigator.serviceWorker.register("/outbox-sw.js");
  } catch (error) {
    console.warn("Nothing can be sent in the background", error);
  }
}

export async function askForSync(): Promise<void> {
  try {
    if (!(await navigator.serviceWorker?.getRegistration())) return;
    // It may still be on its way to be active, and has no events before.
    const registration: SyncRegistration = await navigator.serviceWorker.ready;
    await registration.sync?.register("outbox");
  } catch (error) {
    console.warn("Nothing will be sent in the background", error);
  }
}
