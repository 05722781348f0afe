/** Development server in a copy of the project, with its own port and database. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "../support/project-copy.ts";
import { freePort } from "../support/free-port.ts";

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/** @throws The output of a server that ended before it listened. */
async function isListening(child: ChildProcess): Promise<void> {
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    const onData = (data: Buffer): void => {
      printed += String(data);
      if (printed.includes("Local:")) resolve();
    };
    child.stdout!.on("data", onData);
    child.stderr!.on("data", onData);
    child.once("exit", () => reject(new Error(`The development server ended:\n${printed}`)));
  });
}

export async function startDevServer() {
  const root = copyProject(mkdtempSync(path.join(tmpdir(), "aipm-dev-")));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      "node_modules/vite/bin/vite.js",
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
      "--strictPort",
    ],
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
    /** Folder of the copy. */
    root,
    origin,
    write(file: string, text: string): void {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    },
    /** Requests an address like a browser. */
    async get(address: string): Promise<{ status: number; text: string }> {
      const response = await fetch(origin + address);
      return { status: response.status, text: await response.text() };
    },
    stop,
  };
}
