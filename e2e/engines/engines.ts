/** Engines other than Chromium, from Debian's packages: Playwright's own builds would need a download. */
import { existsSync } from "node:fs";
import { type Preferences, startFirefox } from "./firefox.ts";
import type { Driver } from "./driver.ts";
import { startWebKit } from "./webkit.ts";

interface Engine {
  readonly start: (preferences?: Preferences) => Promise<Driver>;
  /** Its packages, each with its program. */
  readonly needs: Readonly<Record<string, string>>;
}

export const ENGINES: Readonly<Record<string, Engine>> = {
  Firefox: { start: startFirefox, needs: { "firefox-esr": "/usr/bin/firefox-esr" } },
  WebKit: {
    start: startWebKit,
    needs: { "webkit2gtk-driver": "/usr/bin/WebKitWebDriver", xvfb: "/usr/bin/Xvfb" },
  },
};

/** True on Debian with the packages of the engine. */
export const isInstalled = ({ needs }: Engine): boolean =>
  Object.values(needs).every((program) => existsSync(program));
