/** A copy of the project in a folder of its own, with a shell in which it is deployed to the stand-in. */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../scripts/commands.ts";

/** What a copy does not need, or has of its own. */
const LEFT_OUT = new Set([".git", ".wrangler", "dist", "node_modules", "test-results"]);

/** The browser that `wrangler login` opens: whoever is asked agrees. */
const BROWSER = `#!/bin/sh
exec node --eval 'fetch(process.argv[1])' -- "$1"
`;

export interface Said {
  readonly ok: boolean;
  readonly output: string;
}

export interface Typed {
  /** What is typed when the command asks. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the command as soon as it has said this: a server has no end of its own. */
  readonly until?: RegExp;
}

export class Project {
  readonly root: string;
  readonly #folder: string;
  readonly #env: Readonly<Record<string, string>>;

  private constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.root = path.join(folder, "aipm");
    this.#env = env;
  }

  /**
   * Copies the project. The caller removes it.
   * @param meet gets the home folder of whoever types, and gives what its programs need to meet the stand-in
   */
  static copy(meet: (home: string) => Readonly<Record<string, string>>): Project {
    const folder = mkdtempSync(path.join(tmpdir(), "aipm-rehearsal-"));
    const home = path.join(folder, "home");
    const bin = path.join(folder, "bin");
    mkdirSync(home);
    mkdirSync(bin);
    for (const name of ["xdg-open", "open"]) writeFileSync(path.join(bin, name), BROWSER, { mode: 0o755 });
    const preload = pathToFileURL(path.join(ROOT, "tests/rehearsal/through-stand-in.mjs")).href;
    const own = meet(home);
    const project = new Project(folder, {
      ...own,
      PATH: [bin, path.join(ROOT, "node_modules/.bin"), process.env.PATH].join(path.delimiter),
      NODE_OPTIONS: `--import ${preload}`,
      GIT_AUTHOR_NAME: "Rehearsal",
      GIT_AUTHOR_EMAIL: "rehearsal@aipm.invalid",
      GIT_COMMITTER_NAME: "Rehearsal",
      GIT_COMMITTER_EMAIL: "rehearsal@aipm.invalid",
      STAFF_NAME: "rehearsal",
      npm_config_update_notifier: "false",
      npm_config_fund: "false",
      // No request leaves this machine: a registry that answers nothing is one without audits.
      npm_config_registry: `${own.STAND_IN ?? ""}/registry/`,
      npm_config_fetch_retries: "0",
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_WRITE_LOGS: "false",
      NO_COLOR: "1",
    });
    cpSync(ROOT, project.root, { recursive: true, filter: (source) => !LEFT_OUT.has(path.relative(ROOT, source)) });
    symlinkSync(path.join(ROOT, "node_modules"), path.join(project.root, "node_modules"));
    return project;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Changes a file. @throws where nothing in it changes */
  edit(file: string, change: (text: string) => string): void {
    const at = path.join(this.root, file);
    const before = readFileSync(at, "utf8");
    const after = change(before);
    if (before === after) throw new Error(`${file} has nothing to fill in`);
    writeFileSync(at, after);
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.root, file), text);
  }

  /** Types a command. It never rejects. */
  type(command: string, { input = "", env = {}, until }: Typed = {}): Promise<Said> {
    return new Promise((resolve) => {
      const inherited = { ...process.env };
      // What tells npm and vitest of the run that this is part of, or of a login of this machine.
      for (const name of Object.keys(inherited))
        if (/^(?:npm_|VITEST|TEST_ALL|CLOUDFLARE_|CF_|NODE_ENV|NODE_OPTIONS)/i.test(name)) delete inherited[name];
      const child = spawn("sh", ["-c", command], {
        cwd: this.root,
        env: { ...inherited, ...this.#env, ...env },
        stdio: ["pipe", "pipe", "pipe"],
        detached: true,
      });
      let output = "";
      let isEnough = false;
      const end = (): void => {
        try {
          process.kill(-child.pid!, "SIGTERM");
        } catch {
          // It ended by itself.
        }
      };
      process.once("exit", end);
      const take = (data: Buffer): void => {
        output += String(data);
        if (!until?.test(output) || isEnough) return;
        isEnough = true;
        end();
      };
      child.stdout.on("data", take);
      child.stderr.on("data", take);
      child.stdin.on("error", () => {
        // It asked for nothing.
      });
      child.stdin.end(input);
      child.on("close", (code) => {
        process.off("exit", end);
        resolve({ ok: code === 0 || isEnough, output });
      });
    });
  }
}
