/**
 * Leads by the hundred, to a site of its own. One connection in twenty is cut at a random moment, and its lead is sent again under the same id;
 * half way through the site is killed, as by a power cut, and started again. Before a release by the thousand:
 * `LEADS=10000 TEST_ALL=1 npx playwright test -c e2e load`. Requirements F13, E3. Decision 10.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { ROOT } from "../scripts/commands.ts";
import { expect, test as base } from "./support/test.ts";

const LEADS = Number(process.env.LEADS ?? 300);
const CONNECTIONS = 6;
const CUT_SHARE = 0.05;
const CUT_WITHIN_MS = 40;

/** A site with a database and files of its own. */
class Site {
  readonly #state = mkdtempSync(path.join(tmpdir(), "aipm-load-"));
  readonly #origin: string;
  #child: ChildProcess | undefined;

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ["scripts/serve.ts", "--port", new URL(this.#origin).port], {
      cwd: ROOT,
      env: { ...process.env, STATE_DIR: this.#state, npm_lifecycle_event: undefined },
      stdio: "ignore",
      // A process group of its own: killing it kills what the site started too.
      detached: true,
    });
    await expect.poll(() => this.ask("/health").then(({ status }) => status, String)).toBe(200);
  }

  ask(at: string, init?: RequestInit): Promise<Response> {
    return fetch(this.#origin + at, init);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "close");
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }

  /** The reference of each stored lead by its id. */
  stored(): Map<string, string> {
    const folder = path.join(this.#state, "v3/d1/miniflare-D1DatabaseObject");
    const file = readdirSync(folder).find((name) => /^[\da-f]{64}\.sqlite$/.test(name))!;
    using database = new DatabaseSync(path.join(folder, file));
    const rows = database.prepare("SELECT id, reference FROM leads").all() as { id: string; reference: string }[];
    return new Map(rows.map(({ id, reference }) => [id, reference]));
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#state, { recursive: true, force: true });
  }
}

const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  site: async ({}, use) => {
    const site = new Site(await freePort());
    try {
      await site.start();
      await use(site);
    } finally {
      await site.end();
    }
  },
});

interface Answer {
  /** 0 where none came. */
  readonly status: number;
  readonly reference?: string | undefined;
}

/** One try. After `limit` milliseconds the connection is cut, whatever was sent or answered by then. */
async function send(site: Site, i: number, body: string, limit = 30_000): Promise<Answer> {
  try {
    const answer = await site.ask("/forms", {
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": `10.0.${(i >> 8) & 255}.${i & 255}` },
      body,
      signal: AbortSignal.timeout(limit),
    });
    return { status: answer.status, reference: /"reference":"([^"]+)"/.exec(await answer.text())?.[1] };
  } catch {
    return { status: 0 };
  }
}

test("leads are neither lost, doubled nor answered 5xx by a kill in the middle", { tag: "@all" }, async ({ site }) => {
  test.setTimeout(10 * 60_000 + LEADS * 100);
  const accepted = new Map<string, string>();
  const wrong: string[] = [];
  const numbers = Array.from({ length: LEADS }, (_, i) => i).values();
  const visitor = async (): Promise<void> => {
    for (const i of numbers) {
      const submissionId = randomUUID();
      const lead = {
        formType: "CONTACT_US",
        submissionId,
        fullName: `Visitor ${i}`,
        phoneNumber: `${9_000_000_000 + i}`,
      };
      const body = JSON.stringify({ ...lead, formData: { city: "Karjat", notes: `Lead ${i} of ${LEADS}` } });
      while (!accepted.has(submissionId)) {
        const isCut = Math.random() < CUT_SHARE;
        const { status, reference } = await send(site, i, body, isCut ? Math.random() * CUT_WITHIN_MS : undefined);
        if (status !== 0 && status !== 200) wrong.push(`${i} was answered ${status}`);
        if (reference) accepted.set(submissionId, reference);
        // A page waits before it tries again.
        else await sleep(100);
      }
      // Now and then a visitor sends twice.
      const again = i % 20 === 0 ? await send(site, i, body) : undefined;
      if (again?.reference && again.reference !== accepted.get(submissionId)) wrong.push(`${i} got two references`);
    }
  };
  const powerCut = async (): Promise<void> => {
    await expect.poll(() => accepted.size, { timeout: test.info().timeout }).toBeGreaterThan(LEADS / 2);
    await site.kill();
    await site.start();
  };
  await Promise.all([powerCut(), ...Array.from({ length: CONNECTIONS }, visitor)]);
  // The scheduled job stores what waits in the spool.
  expect((await site.ask("/cdn-cgi/handler/scheduled")).status).toBe(200);
  await site.kill();
  expect(site.stored()).toEqual(accepted);
  expect(accepted.size).toBe(LEADS);
  expect(wrong).toEqual([]);
});
