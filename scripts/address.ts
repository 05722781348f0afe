/** Address of the local site: command line, port check and URLs. */
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { parseArgs } from "node:util";

const USAGE = `npm start   -- [--port 5173] [--host [address]]  the built site
npm run dev -- [--port 5173] [--host [address]]  the sources, with hot reload
  --set-aside  renames a local database with unknown migrations and starts with an empty one`;

export interface Address {
  readonly port: number;
  /** Default: only this machine reaches the site. */
  readonly host?: string;
}

/** Prints a message and ends the process with 1. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Reads the options of `npm start` and `npm run dev`. Ends the process if one is wrong. */
export function readOptions(
  argv: readonly string[],
): Address & { readonly dev: boolean; readonly isSetAside: boolean } {
  // A bare `--host` means every address, as it does for Vite.
  const args = argv.flatMap((arg, i) =>
    arg === "--host" && (argv[i + 1] ?? "-").startsWith("-") ? ["--host", "0.0.0.0"] : [arg],
  );
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: "string", default: "5173" },
        host: { type: "string" },
        dev: { type: "boolean", default: false },
        "set-aside": { type: "boolean", default: false },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) fail("--port must be a number from 1 to 65535.");
    return { port, dev: values.dev, isSetAside: values["set-aside"], ...(values.host ? { host: values.host } : {}) };
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`);
  }
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createServer();
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    socket.listen({ port, host, exclusive: true }, () => socket.close(() => resolve(true)));
  });

/** True if another program uses the port. `localhost` is two addresses, and both must be free. */
export async function isTaken({ port, host }: Address): Promise<boolean> {
  const free = await Promise.all((host ? [host] : ["127.0.0.1", "::1"]).map((hostname) => isFree(port, hostname)));
  return free.includes(false);
}

/** Returns one URL, or one for each network interface. */
export function listUrls({ port, host }: Address): string[] {
  const url = (name: string): string => `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  if (host === undefined || host === "127.0.0.1") return [url("localhost")];
  if (host !== "0.0.0.0" && host !== "::") return [url(host)];
  const outside = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return [
    "localhost",
    ...outside.filter((network) => network.family === "IPv4" && !network.internal).map((network) => network.address),
  ].map(url);
}
