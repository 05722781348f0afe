import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { explain, type Failure } from "../failure.ts";
import { DEPLOYED, deployedBucket } from "../settings.ts";
import type { Row, Store } from "./store.ts";
import { type Ran, type RunWrangler, runWrangler } from "./wrangler.ts";

/** Milliseconds. */
const PAUSES = [500, 3000];

interface Answer {
  readonly results?: readonly Row[];
  readonly success?: boolean;
}

const REMOTE = ["--remote", "--env", DEPLOYED];

/** wrangler answers in JSON, errors too; a warning may stand before it. */
function answersIn({ out, err }: Ran): readonly Answer[] {
  const start = out.search(/^[[{]/m);
  let parsed: unknown;
  try {
    parsed = JSON.parse(out.slice(Math.max(0, start)));
  } catch {
    throw explain(err || out, "remote");
  }
  if (Array.isArray(parsed)) return parsed as Answer[];
  const { error } = parsed as { error?: { text?: string; notes?: readonly { text?: string }[] } };
  throw explain([error?.text, ...(error?.notes ?? []).map(({ text }) => text)].join("\n"), "remote");
}

async function* lineByLine(statements: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const statement of statements) yield `${statement}\n`;
}

/** The deployed database and bucket, with the rights of whoever is logged in to wrangler. */
export function openRemote(run: RunWrangler = runWrangler, bucketName = deployedBucket): Store {
  const execute = async (sql: string): Promise<readonly Answer[]> =>
    answersIn(await run(["d1", "execute", "DB", ...REMOTE, "--json", "--yes", "--command", sql]));
  let answered = false;
  /** Reading may be repeated: of the hundred answers of a long export one may well get lost. */
  const read = async (sql: string): Promise<readonly Answer[]> => {
    for (const pause of answered ? PAUSES : []) {
      try {
        return await execute(sql);
      } catch {
        await setTimeout(pause);
      }
    }
    const answers = await execute(sql);
    answered = true;
    return answers;
  };
  const said = ({ out, err }: Ran): Failure => explain(err || out, "remote");
  let bucket: Promise<string> | undefined;
  const object = async (verb: string, key: string, ...rest: string[]): Promise<Ran> =>
    run(["r2", "object", verb, `${await (bucket ??= bucketName())}/${key}`, ...REMOTE, ...rest]);
  const isMissing = ({ out, err }: Ran): boolean => /does not exist|not found|10007/i.test(out + err);

  return {
    place: "remote",
    query: async (sql) => (await read(sql))[0]?.results ?? [],
    // Statements of one call are one transaction in D1.
    transact: async (statements) => void (await execute(statements.join(";\n"))),
    async download(key, file) {
      const ran = await object("get", key, "--file", file);
      if (ran.code === 0) return true;
      if (isMissing(ran)) return false;
      throw said(ran);
    },
    async upload(key, file, contentType) {
      const ran = await object("put", key, "--file", file, "--content-type", contentType);
      if (ran.code !== 0) throw said(ran);
    },
    async remove(keys) {
      for (const key of keys) {
        const ran = await object("delete", key);
        if (ran.code !== 0 && !isMissing(ran)) throw said(ran);
      }
    },
    async dump(file) {
      const ran = await run(["d1", "export", "DB", ...REMOTE, "--skip-confirmation", "--output", file]);
      if (ran.code !== 0) throw said(ran);
    },
    async load(statements) {
      const folder = mkdtempSync(path.join(tmpdir(), "aipm-restore-"));
      const file = path.join(folder, "database.sql");
      try {
        await pipeline(lineByLine(statements), createWriteStream(file, { mode: 0o600 }));
        const ran = await run(["d1", "execute", "DB", ...REMOTE, "--yes", "--file", file]);
        if (ran.code !== 0) throw said(ran);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close: () => Promise.resolve(),
  };
}
