/** The development server in a scratch copy of the project, on a port and with a database of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../../scripts/commands.ts";
import { freePort } from "../support/free-port.ts";

/** What the server and `npm run new:form` read. Copied, not linked: the tests write into it. */
const COPIED = [
  "src",
  "worker",
  "scripts",
  "tests/contracts",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "uno.config.ts",
  "wrangler.toml",
];

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

function scratchCopy(): string {
  const root = mkdtempSync(path.join(tmpdir(), "aipm-dev-"));
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(ROOT, "public"), path.join(root, "public"));
  // Each package, and not the folder: what Vite keeps in there is the copy's own.
  mkdirSync(path.join(root, "node_modules"));
  for (const name of readdirSync(path.join(ROOT, "node_modules"))) {
    if (name.startsWith(".")) continue;
    symlinkSync(path.join(ROOT, "node_modules", name), path.join(root, "node_modules", name));
  }
  return root;
}

/** @throws what the server printed, where it ended before it listened */
async function isListening(child: ChildProcess): Promise<void> {
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      printed += String(data);
      if (printed.includes("Local:")) resolve();
    };
    child.stdout!.on("data", hear);
    child.stderr!.on("data", hear);
    child.once("exit", () => reject(new Error(`The development server ended:\n${printed}`)));
  });
}

export async function startDevServer() {
  const root = scratchCopy();
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        VITEST: undefined,
        NO_COLOR: "1",
        STATE_DIR: path.join(root, "state"),
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(root, { recursive: true, force: true });
  };
  try {
    await isListening(child);
  } catch (error) {
    await stop();
    throw error;
  }
  const origin = `http://127.0.0.1:${port}`;
  return {
    /** The scratch copy. */
    root,
    origin,
    write(file: string, text: string): void {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    },
    /** Asks as a browser does that opens an address. */
    async get(address: string): Promise<{ status: number; text: string }> {
      const response = await fetch(origin + address);
      return { status: response.status, text: await response.text() };
    },
    stop,
  };
}
