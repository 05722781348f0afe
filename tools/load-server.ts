/** The site for a load test: on a free port of this machine, with a database and files of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../scripts/commands.ts";
import { freePort } from "../scripts/address.ts";

const START_MS = 180_000;

export class LoadServer {
  readonly #state = mkdtempSync(path.join(tmpdir(), "aipm-load-"));
  #child: ChildProcess | undefined;
  port = 0;

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.#child = spawn(process.execPath, ["scripts/serve.ts", "--port", String(this.port)], {
      cwd: ROOT,
      env: { ...process.env, STATE_DIR: this.#state, npm_lifecycle_event: undefined },
      stdio: "ignore",
      // A process group of its own: killing it kills what the site started too.
      detached: true,
    });
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) break;
      const answer = await fetch(`http://127.0.0.1:${this.port}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(200);
    }
    throw new Error("The site did not start. Run npm start, which says why.");
  }

  /** Ends the site as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("close", resolve));
    process.kill(-child.pid, "SIGKILL");
    await gone;
  }

  /** Runs the scheduled job, which stores what waits in the spool. */
  async runSchedule(): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/cdn-cgi/handler/scheduled`);
    if (!answer.ok) throw new Error(`The scheduled job answered ${answer.status}`);
  }

  /** The reference of each stored lead by its id. Call it once the site is down. */
  leads(): Map<string, string> {
    const folder = path.join(this.#state, "v3/d1/miniflare-D1DatabaseObject");
    const file = readdirSync(folder).find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
    const database = new DatabaseSync(path.join(folder, file!));
    try {
      const rows = database.prepare("SELECT id, reference FROM leads").all() as { id: string; reference: string }[];
      return new Map(rows.map(({ id, reference }) => [id, reference]));
    } finally {
      database.close();
    }
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#state, { recursive: true, force: true });
  }
}
