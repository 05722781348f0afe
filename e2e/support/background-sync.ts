import type { CDPSession, Page } from "@playwright/test";

/** Waits until the service worker of the page is active. @returns A function that sends it a sync event, and the session of DevTools. */
export async function prepareSync(page: Page, origin: string) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  // A worker that is not active yet has no events.
  const active = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const version = versions.find(({ status }) => status === "activated");
      if (version) resolve(version.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const event = { origin, registrationId: await active, tag: "outbox", lastChance: false };
  return { cdp, dispatchSync: () => cdp.send("ServiceWorker.dispatchSyncEvent", event) };
}
