/** WebKitGTK's small browser by WebDriver, on a screen that no one sees. */
import { freePort } from "../../tests/support/free-port.ts";
import { end, firstMatch, start } from "../support/devtools.ts";
import type { Driver } from "./driver.ts";

async function request(url: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a session once the driver listens. */
async function startSession(sessions: string): Promise<string> {
  for (;;) {
    const isListening = await fetch(`${sessions}/../status`).then(
      () => true,
      () => false,
    );
    if (isListening) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { sessionId } = (await request(sessions, { capabilities: {} })) as { sessionId: string };
  return `${sessions}/${sessionId}`;
}

export async function startWebKit(): Promise<Driver> {
  const screen = start("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await firstMatch(screen, /\d+(?=\n)/);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display}` };
  const child = start("/usr/bin/WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  const session = await startSession(`http://127.0.0.1:${port}/session`);
  const post = (command: string, body?: object): Promise<unknown> =>
    request(`${session}/${command}`, body);
  return {
    open: (url) => post("url", { url }),
    reload: () => post("refresh"),
    resize: (width, height) => post("window/rect", { width, height }),
    call: (source, args) =>
      post("execute/sync", { script: `return (${source})(...arguments)`, args }),
    perform: (type, actions) => post("actions", { actions: [{ type, id: type, actions }] }),
    async chooseFile(selector, file) {
      const element = (await post("element", { using: "css selector", value: selector })) as Record<
        string,
        string
      >;
      await post(`element/${Object.values(element)[0]!}/value`, { text: file });
    },
    async [Symbol.asyncDispose]() {
      await fetch(session, { method: "DELETE" });
      await end(child);
      await end(screen);
    },
  };
}
