/**
 * `npm run load`: sends thousands of leads to a site of its own. One connection in a hundred is cut at a random moment, and the lead is
 * sent again under the same id. Half way through, the site is killed and started again. Ends with 1 where a lead was lost, stored twice
 * or never accepted, where one got two references, and where the site answered 5xx.
 */
import "../scripts/offline.ts";
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { LoadServer } from "./load-server.ts";

const { values } = parseArgs({
  options: {
    leads: { type: "string", default: "10000" },
    connections: { type: "string", default: "16" },
    json: { type: "boolean", default: false },
  },
});
const LEADS = Number(values.leads);
const CONNECTIONS = Number(values.connections);
const CUT_SHARE = 0.01;
const CUT_WITHIN_MS = 40;
/** For how long a visitor tries one lead. */
const TIMEOUT_MS = 120_000;

const server = new LoadServer();

const address = (i: number): string => `10.${(i >> 14) & 127}.${(i >> 7) & 127}.${i & 127}`;

interface Answer {
  /** 0 where no answer came. */
  readonly status: number;
  readonly reference: string | undefined;
}

/** One try. After `limit` milliseconds the connection is cut, whatever was sent or answered by then. */
async function send(body: string, from: string, limit = 30_000): Promise<Answer> {
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}/forms`, {
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": from },
      body,
      signal: AbortSignal.timeout(limit),
    });
    return { status: answer.status, reference: /"reference":"([^"]+)"/.exec(await answer.text())?.[1] };
  } catch {
    return { status: 0, reference: undefined };
  }
}

const accepted = new Map<string, string>();
const times: number[] = [];
const total = { tries: 0, cut: 0, unanswered: 0, serverErrors: 0, refused: 0, contradicted: 0 };

/** Sends one lead until it is accepted or its time is over. */
async function sendLead(i: number): Promise<void> {
  const id = randomUUID();
  const body = JSON.stringify({
    formType: "CONTACT_US",
    submissionId: id,
    fullName: `Visitor ${i}`,
    phoneNumber: String(9_000_000_000 + i),
    formData: { city: "Karjat", notes: `Lead ${i} of ${LEADS}` },
  });
  const deadline = Date.now() + TIMEOUT_MS;
  for (let pause = 50; Date.now() < deadline; pause = Math.min(pause * 2, 2000)) {
    const isCut = Math.random() < CUT_SHARE;
    const start = performance.now();
    const { status, reference } = await send(
      body,
      address(i),
      isCut ? Math.floor(Math.random() * CUT_WITHIN_MS) : undefined,
    );
    total.tries += 1;
    total.cut += isCut ? 1 : 0;
    if (status === 200 && reference) {
      times.push(performance.now() - start);
      // Now and then a visitor sends twice, and must get the same reference.
      const again = Math.random() < CUT_SHARE ? await send(body, address(i)) : undefined;
      if (again?.status === 200 && again.reference !== reference) total.contradicted += 1;
      accepted.set(id, reference);
      return;
    }
    if (status >= 500) total.serverErrors += 1;
    else if (status >= 400) total.refused += 1;
    else if (!isCut) total.unanswered += 1;
    await sleep(pause * (0.5 + Math.random()));
  }
}

let next = 0;
async function visitor(): Promise<void> {
  while (next < LEADS) await sendLead((next += 1));
}

async function killInTheMiddle(): Promise<void> {
  while (accepted.size < LEADS / 2) await sleep(5);
  await server.kill();
  await server.start();
}

async function run(): Promise<boolean> {
  await server.start();
  const start = performance.now();
  await Promise.all([killInTheMiddle(), ...Array.from({ length: CONNECTIONS }, visitor)]);
  const seconds = (performance.now() - start) / 1000;
  await server.runSchedule();
  await server.kill();
  const stored = server.leads();
  const lost = [...accepted].filter(([id, reference]) => stored.get(id) !== reference).length;
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const result = {
    leads: LEADS,
    accepted: accepted.size,
    lost,
    doubled: stored.size - [...stored.keys()].filter((id) => accepted.has(id)).length,
    ...total,
    seconds: Math.round(seconds),
    perSecond: Math.round(accepted.size / seconds),
    p50: percentile(0.5),
    p99: percentile(0.99),
  };
  if (values.json) console.log(JSON.stringify(result));
  else for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(14)}${String(value)}`);
  const faults = [LEADS - result.accepted, lost, result.doubled, total.contradicted, total.serverErrors];
  return faults.every((count) => count === 0);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void server.end().finally(() => process.exit(1)));
}
try {
  if (!(await run())) process.exitCode = 1;
} finally {
  await server.end();
}
