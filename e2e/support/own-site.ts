/** A site with its own database and files. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import { ROOT } from "../../scripts/commands.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { fileOfDatabase } from "./arrived.ts";

export class OwnSite implements AsyncDisposable {
  readonly #state = mkdtempSync(path.join(tmpdir(), "aipm-site-"));
  readonly #port: number;
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }
  /** @param options of `npm start` */
  static async start(...options: readonly string[]): Promise<OwnSite> {
    const site = new OwnSite(await freePort());
    await site.start(...options);
    return site;
  }

  async start(...options: readonly string[]): Promise<void> {
    this.#child = spawn(process.execPath, ["scripts/serve.ts", "--port", String(this.#port), ...options], {
      cwd: ROOT,
      env: { ...process.env, STATE_DIR: this.#state, npm_lifecycle_event: undefined },
      stdio: "ignore",
      // A process group, so that killing it also ends its children.
      detached: true,
    });
    await expect.poll(() => this.ask("/health").then(({ status }) => status, String)).toBe(200);
  }

  ask(address: string, init?: RequestInit): Promise<Response> {
    return fetch(new URL(address, `http://127.0.0.1:${this.#port}`), init);
  }

  /** Kills it, like a power cut. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "close");
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }

  /** Returns the reference of each stored lead by id. */
  stored(): Map<string, string> {
    using database = new DatabaseSync(fileOfDatabase(this.#state));
    const rows = database.prepare("SELECT id, reference FROM leads").all() as { id: string; reference: string }[];
    return new Map(rows.map(({ id, reference }) => [id, reference]));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    rmSync(this.#state, { recursive: true, force: true });
  }
}
