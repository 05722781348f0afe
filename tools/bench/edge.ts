/**
 * Processor time of a lead at the built edge, beside a bare handler that inserts one row: both without the rate limiter, which is simulated
 * here and another machine's work when deployed. Needs Linux, which tells a process's time.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { builtModules, startWorker } from "../built-worker.ts";
import { median, type Row } from "./row.ts";

const BARE = `export default {
  async fetch(request, { DB }) {
    const lead = await request.json();
    await DB.prepare("INSERT INTO leads (id, reference, form_type, full_name, country_code, phone, payload, content_hash, received_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .bind(lead.submissionId, "AIPM", lead.formType, lead.fullName, "+91", lead.phoneNumber, JSON.stringify(lead), "", new Date().toISOString())
      .run();
    return Response.json({ status: "success" });
  },
};`;

const LEADS = 2000;

/** Processor time of a process so far, in ms: the kernel counts in hundredths of a second. */
function cpuOf(pid: string): number {
  // The name before these fields may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const children = (): string[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean);

async function send(url: URL, i: number): Promise<void> {
  const answer = await fetch(new URL("/forms", url), {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": `10.0.${(i >> 8) & 255}.${i & 255}` },
    body: JSON.stringify({
      formType: "CONTACT_US",
      submissionId: randomUUID(),
      fullName: "Asha Rao",
      phoneNumber: String(9_000_000_000 + i),
      formData: { city: "Karjat", notes: "About a flat near the station" },
    }),
  });
  if (!answer.ok) throw new Error(`A lead was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function sendAll(url: URL): Promise<void> {
  const numbers = Array.from({ length: LEADS }, (_, i) => i).values();
  const visitor = async (): Promise<void> => {
    for (const i of numbers) await send(url, i);
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
}

export async function benchEdge(runs: number): Promise<Row[]> {
  const workers = [[{ type: "ESModule", path: "index.js", contents: BARE } as const], builtModules()];
  const started = [];
  for (const modules of workers) {
    const before = children();
    // It logs each request.
    const { site, url } = await startWorker(modules, { withLimiter: false, onLog: () => undefined });
    started.push({ site, url, pid: children().find((pid) => !before.includes(pid))!, costs: [] as number[] });
  }
  for (const { url } of started) await sendAll(url);
  for (let run = 0; run < runs; run += 1) {
    for (const { url, pid, costs } of started) {
      const before = cpuOf(pid);
      await sendAll(url);
      costs.push((cpuOf(pid) - before) / LEADS);
    }
  }
  await Promise.all(started.map(({ site }) => site.dispose()));
  const [reference, ours] = started.map(({ costs }) => median(costs)) as [number, number];
  return [{ what: "processor time of a lead", beside: "a bare insert", reference, ours, goal: 1.35 }];
}
