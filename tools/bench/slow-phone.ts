import type { Page } from "@playwright/test";

/** From now on the page is on a phone of a quarter of this machine's speed, and on slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Lighthouse's own figures for slow 4G, as it applies them.
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
}
