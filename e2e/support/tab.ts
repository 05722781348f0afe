/** A tab as a visitor has it. Chromium prerenders nothing for a page that Playwright drives, so this one is driven by its tab. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { browser } from "../../scripts/browser.ts";
import { connect, end, firstMatch, type Json, type Send, start } from "./devtools.ts";

export interface Tab {
  open(url: string): Promise<void>;
  /** The value of an expression in the page at this path, also in one that is prerendered. */
  evaluate<T>(path: string, expression: string): Promise<T>;
  /** Moves the mouse to an element of the shown page and leaves it there. */
  rest(path: string, selector: string): Promise<void>;
  /** Clicks where the mouse is. */
  click(path: string): Promise<void>;
}

interface Connection {
  readonly send: Send;
  /** The sessions of all pages, shown and prerendered. */
  readonly pages: Set<string>;
}

/** Attaches to tabs, and by them to their pages: a page that is attached to directly prerenders nothing. */
async function attachTo(url: string): Promise<Connection> {
  const pages = new Set<string>();
  const send = await connect(url, ({ method, params }) => {
    const { sessionId, targetInfo } = params as {
      sessionId: string;
      targetInfo?: { type: string };
    };
    if (method === "Target.detachedFromTarget") pages.delete(sessionId);
    if (method !== "Target.attachedToTarget") return;
    if (targetInfo?.type === "tab") void attach([{}], sessionId);
    if (targetInfo?.type === "page") pages.add(sessionId);
  });
  const attach = (filter: readonly Json[], session?: string): Promise<Json> =>
    send(
      "Target.setAutoAttach",
      { autoAttach: true, flatten: true, waitForDebuggerOnStart: false, filter },
      session,
    );
  await attach([{ type: "page", exclude: true }, {}]);
  return { send, pages };
}

async function evaluateIn<T>(send: Send, session: string, expression: string): Promise<T> {
  const answer = await send(
    "Runtime.evaluate",
    { expression, returnByValue: true, awaitPromise: true },
    session,
  );
  if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
  return (answer.result as { value: T }).value;
}

/** A page that was left is frozen, and never answers. */
const pathOf = (send: Send, page: string): Promise<string> =>
  Promise.race([
    evaluateIn<string>(send, page, "location.pathname").catch(() => ""),
    new Promise<string>((resolve) => setTimeout(resolve, 2000, "")),
  ]);

/** The page at a path, shown or prerendered. */
async function pageAt({ send, pages }: Connection, pagePath: string): Promise<string> {
  for (let i = 0; i < 600; i += 1) {
    for (const page of pages) if ((await pathOf(send, page)) === pagePath) return page;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There is no page at ${pagePath}, neither shown nor prerendered.`);
}

function tabOf(connection: Connection): Tab {
  const { send, pages } = connection;
  let mouse = { x: 0, y: 0 };
  const tab: Tab = {
    async open(url) {
      while (pages.size === 0) await new Promise((resolve) => setTimeout(resolve, 100));
      await send("Page.navigate", { url }, [...pages][0]!);
      await pageAt(connection, new URL(url).pathname);
    },
    async evaluate<T>(pagePath: string, expression: string) {
      return evaluateIn<T>(send, await pageAt(connection, pagePath), expression);
    },
    async rest(pagePath, selector) {
      const place = `(() => { const link = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility());
        link.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = link.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`;
      mouse = await tab.evaluate(pagePath, place);
      const session = await pageAt(connection, pagePath);
      await send(
        "Input.dispatchMouseEvent",
        { type: "mouseMoved", x: mouse.x - 2, y: mouse.y },
        session,
      );
      await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...mouse }, session);
    },
    async click(pagePath) {
      const session = await pageAt(connection, pagePath);
      const event = { ...mouse, button: "left", clickCount: 1 };
      for (const type of ["mousePressed", "mouseReleased"])
        await send("Input.dispatchMouseEvent", { type, ...event }, session);
    },
  };
  return tab;
}

/** Opens a browser of its own for one test. */
export async function openTab(): Promise<Tab & AsyncDisposable> {
  const { executablePath, channel, args = [], env } = await browser();
  if (!executablePath)
    throw new Error(`Set CHROMIUM_PATH: Playwright alone knows where its ${channel} is.`);
  const folder = mkdtempSync(path.join(os.tmpdir(), "tab-"));
  const own = [
    "--headless=new",
    "--no-first-run",
    "--remote-debugging-port=0",
    `--user-data-dir=${folder}`,
    "about:blank",
  ];
  const child = start(executablePath, [...args, ...own], {
    stdio: ["ignore", "ignore", "pipe"],
    env: (env ?? process.env) as NodeJS.ProcessEnv,
  });
  const url = await firstMatch(child, /ws:\/\/\S+/);
  return {
    ...tabOf(await attachTo(url)),
    async [Symbol.asyncDispose]() {
      await end(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
