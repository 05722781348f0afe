/** Firefox by WebDriver BiDi. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { connect, end, firstMatch, type Json, start } from "../support/devtools.ts";
import type { Driver } from "./driver.ts";

export type Preferences = Readonly<Record<string, number>>;

// A browser without a window has no mouse.
const MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

export async function startFirefox(preferences: Preferences = {}): Promise<Driver> {
  const profile = mkdtempSync(path.join(os.tmpdir(), "firefox-"));
  const lines = Object.entries({ ...MOUSE, ...preferences }).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  );
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const options = [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    "0",
  ];
  const child = start("/usr/bin/firefox-esr", options, { stdio: ["ignore", "ignore", "pipe"] });
  const send = await connect(`${await firstMatch(child, /ws:\/\/\S+/)}/session`);
  await send("session.new", { capabilities: {} });
  const { context } = await send("browsingContext.create", { type: "tab" });
  const evaluate = async (expression: string): Promise<Json> => {
    const answer = await send("script.evaluate", {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
    return answer.result as Json;
  };
  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => send("browsingContext.reload", { context, wait: "complete" }),
    resize: (width, height) =>
      send("browsingContext.setViewport", { context, viewport: { width, height } }),
    async call(source, values) {
      const called = `(async () => JSON.stringify([await (${source})(...${JSON.stringify(values)})]))()`;
      return (JSON.parse((await evaluate(called)).value as string) as unknown[])[0];
    },
    perform: (type, actions) =>
      send("input.performActions", { context, actions: [{ type, id: type, actions }] }),
    async chooseFile(selector, file) {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await send("input.setFiles", { context, element: { sharedId }, files: [file] });
    },
    async [Symbol.asyncDispose]() {
      await end(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
