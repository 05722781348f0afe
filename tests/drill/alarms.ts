/** Everybody who watches the site: the hourly trial, the uptime service, Cloudflare's alerts and the team's chat. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ROOT } from "../../shared/commands.ts";
import { checks } from "../../tools/smoke.ts";
import { HEALTH_TOKEN, type Site } from "./site.ts";

const HOUR = 3_600_000;

/** An alarm, with the person who gets it. */
export type Alarm = `${"owner" | "on call" | "team"}, ${string}`;

/** The hourly trial enquiry. `isWhole` also runs the checks of pages, headers and uploads. */
export async function trial(
  { origin }: Site,
  { isWhole, withAllForms }: { isWhole: boolean; withAllForms: boolean },
): Promise<Alarm | undefined> {
  const names = isWhole ? Object.keys(checks) : ["a lead"];
  process.env.HEALTH_TOKEN = HEALTH_TOKEN;
  for (const name of names) {
    try {
      await checks[name]!({ origin, withAllForms });
    } catch (error) {
      return `owner, mail of the trial: ${(error as Error).message}`;
    }
  }
  return undefined;
}

/** The uptime service. */
export async function uptime({ origin }: Site): Promise<Alarm | undefined> {
  const headers = { authorization: `Bearer ${HEALTH_TOKEN}` };
  const answer = await fetch(`${origin}/health?deep`, { headers });
  if (answer.ok) return undefined;
  const { alarms } = (await answer.json()) as { alarms: string[] };
  return `on call, uptime service: ${alarms.join("; ")}`;
}

interface Alert {
  readonly name: string;
  readonly above: number;
  readonly query: string;
}

/** The alerts of docs/deploy.md, with their queries in SQLite's words. */
function readAlerts(): readonly Alert[] {
  const text = readFileSync(path.join(ROOT, "docs/deploy.md"), "utf8");
  const found = [
    ...text.matchAll(/^\*\*(.+?)\*\*: above (\d+) in an hour[^`]*```sql\n([\s\S]*?)```/gm),
  ];
  if (found.length !== 3)
    throw new Error(`docs/deploy.md has ${found.length} alerts instead of three`);
  return found.map(([, name, above, query]) => ({
    name: name!,
    above: Number(above),
    query: `${query!.replace(/attributes\['(\w+)'\]/g, "json_extract(attributes, '$.$1')").trim()} AND at > ?`,
  }));
}

/** Cloudflare's logs and alerts. */
export class Alerts {
  readonly #logs = new DatabaseSync(":memory:");
  readonly #alerts = readAlerts();

  constructor() {
    this.#logs.exec(
      "ATTACH ':memory:' AS logs; CREATE TABLE logs.workersLogs (accountTag, scriptName, at, attributes)",
    );
  }

  take(lines: readonly string[], at: number): void {
    const insert = this.#logs.prepare(
      "INSERT INTO logs.workersLogs VALUES ('ACCOUNT-ID', 'aipm', ?, ?)",
    );
    for (const line of lines) if (line.startsWith("{")) insert.run(at, line);
  }

  clear(): void {
    this.#logs.exec("DELETE FROM logs.workersLogs");
  }

  read(now: number): Alarm | undefined {
    for (const { name, above, query } of this.#alerts) {
      const { value } = this.#logs.prepare(query).get(now - HOUR) as { value: number };
      if (value > above) return `owner, alert: ${name} (${value})`;
    }
    return undefined;
  }
}

/** The team's chat, which takes every message. */
export async function startChat() {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (data) => (body += String(data)));
    request.on("end", () => {
      texts.push((JSON.parse(body) as { text: string }).text);
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/room`,
    /** Takes the messages about late calls since the last reading. */
    read(): Alarm | undefined {
      const late = texts.splice(0).find((text) => text.includes("longer than promised"));
      return late ? `team, chat: ${late.split("\n", 1)[0]!}` : undefined;
    },
    stop: () => void server.close(),
  };
}
