/**
 * Processor time of a lead at the edge, beside a bare handler that inserts one row. Both without the rate limiter, which is simulated here
 * and another machine's work when deployed. Needs Linux, whose /proc tells a process's time.
 */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Miniflare } from "miniflare";
import { builtModules, type LogLine, type Module, startWorker } from "../built-worker.ts";
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

/** Ticks of the kernel's clock in a second, on every Linux that people use. */
const TICKS = 100;

/** The fields of /proc/PID/stat from the state on; none where the process has ended. */
function statOf(pid: string | number): string[] {
  try {
    // The name before them may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

/** Processes that this one has started. */
const children = (): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(process.pid))
    .map(Number);

/** Processor time of a process so far, in ms. */
function cpuOf(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return (((user ?? 0) + (system ?? 0)) * 1000) / TICKS;
}

interface Subject {
  readonly site: Miniflare;
  readonly url: URL;
  readonly runtime: number;
  /** Processor time per lead in each run, ms. */
  readonly costs: number[];
}

async function start(modules: readonly Module[]): Promise<Subject> {
  const before = new Set(children());
  // The worker logs each request: only errors are of interest here.
  const onLog = ({ level, message }: LogLine): void => {
    if (level === "error") console.error(message);
  };
  const { site, url } = await startWorker(modules, { withLimiter: false, onLog });
  const runtime = children().find((pid) => !before.has(pid));
  if (!runtime) throw new Error("The runtime cannot be watched: this part of the bench needs Linux.");
  return { site, url, runtime, costs: [] };
}

async function sendLead(url: URL, i: number): Promise<void> {
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
  const text = await answer.text();
  if (!answer.ok) throw new Error(`A lead was answered ${answer.status}: ${text}`);
}

async function sendLeads({ url }: Subject, leads: number): Promise<void> {
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (next < leads) await sendLead(url, (next += 1));
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
}

/**
 * Measures what a lead costs the built worker.
 * @param leads how many are sent in a run
 * @returns medians of all runs
 */
export async function benchEdge({ leads, runs }: { leads: number; runs: number }): Promise<Row[]> {
  const subjects: Subject[] = [];
  try {
    subjects.push(await start([{ type: "ESModule", path: "index.js", contents: BARE }]), await start(builtModules()));
    for (const subject of subjects) await sendLeads(subject, leads / 4);
    for (let run = 0; run < runs; run += 1) {
      for (const subject of subjects) {
        const before = cpuOf(subject.runtime);
        await sendLeads(subject, leads);
        subject.costs.push((cpuOf(subject.runtime) - before) / leads);
      }
    }
  } finally {
    await Promise.all(subjects.map(({ site }) => site.dispose()));
  }
  const [reference, ours] = subjects.map(({ costs }) => median(costs)) as [number, number];
  return [{ what: "processor time of a lead", beside: "a bare handler's", reference, ours, unit: "ms", goal: 1.35 }];
}
