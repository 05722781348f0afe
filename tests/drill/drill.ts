/**
 * `npm run drill` breaks a local site in one way after the other, and waits for the alarm with the clock moved. It prints what broke, who
 * was told and after how many minutes. A week without a fault must raise none. Exit code 1 if one was not told.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build, isBuilt } from "../../scripts/build.ts";
import { ROOT } from "../../shared/commands.ts";
import { promisedBy } from "../../src/record/office-time.ts";
import { type Alarm, Alerts, startChat, trial, uptime } from "./alarms.ts";
import { type Site, startSite } from "./site.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STEP = 10;

const example = (name: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(path.join(ROOT, `tests/contracts/examples/${name}.json`), "utf8"),
  ) as Record<string, unknown>;

/** An option of one form, and what a bad release calls it. */
const RENAMED = ["First Home", "First house"] as const;

class Drill {
  readonly site: Site;
  readonly chat: Awaited<ReturnType<typeof startChat>>;
  readonly alerts = new Alerts();
  /** The time of the site, ms. */
  now = Date.parse("2026-12-07T10:00:00+05:30");
  #natives = 0;

  constructor(site: Site, chat: Awaited<ReturnType<typeof startChat>>) {
    this.site = site;
    this.chat = chat;
  }

  async order(
    order: { state?: object; sql?: readonly string[]; isJob?: boolean } = {},
  ): Promise<void> {
    const state = { ahead: this.now - Date.now(), ...order.state };
    const scheduledTime = order.isJob ? this.now : undefined;
    this.alerts.take(await this.site.order({ ...order, state, scheduledTime }), this.now);
  }

  /** A site without leads, on a morning, with a trial enquiry that came through. */
  async reset(): Promise<void> {
    this.now += 24 * HOUR;
    Object.assign(this.site, { zone: () => undefined, rewrite: (html: string) => html });
    const tables = ["calls", "uploads", "leads", "job", "erasures"];
    const sql = tables.map((table) => `DELETE FROM ${table}`);
    await this.order({
      state: { isBad: false, down: [], settings: { NOTIFY_WEBHOOK_URL: this.chat.url } },
      sql,
    });
    await this.order({ isJob: true });
    const alarm = await trial(this.site, { isWhole: false, withAllForms: false });
    if (alarm) throw new Error(`The site is not whole before it is broken: ${alarm}`);
    await this.order();
    this.alerts.clear();
    this.chat.read();
  }

  /** Another visitor posts. */
  post(where: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.site.origin + where, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  /** Another visitor's enquiry. */
  enquire(meta: object = {}, name = "CONTACT_US"): Promise<Response> {
    return this.post("/forms", {
      ...example(name),
      submissionId: crypto.randomUUID(),
      meta: { elapsedMs: 60_000, ...meta },
    });
  }

  /** A browser without scripts sends the form itself. */
  enquireNatively(): Promise<Response> {
    this.#natives += 1;
    const fields = {
      formType: "CONTACT_US",
      fullName: `Asha ${this.#natives}`,
      countryCode: "+91",
      phoneNumber: "9876543210",
    };
    return this.post("/forms", new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
    });
  }

  report(kind: string): Promise<Response> {
    return this.post("/report", { kind, form: "CONTACT_US" }, { "content-type": "text/plain" });
  }

  /** A file that the bucket refused goes through the worker. */
  async uploadByWorker(): Promise<void> {
    const [contentType, body] = ["application/pdf", new Uint8Array(9)];
    const file = { originalFilename: "deed.pdf", contentType, fileSize: body.length };
    const signing = await this.post("/guest/uploads/presign/bulk", [file]);
    const { data } = (await signing.json()) as { data: { uploadUrls: [{ relayUrl: string }] } };
    await fetch(data.uploadUrls[0].relayUrl, {
      method: "PUT",
      headers: { "content-type": contentType },
      body,
    });
  }
}

interface Row {
  readonly breaks: string;
  /** The alarm that it must raise. Any other alarm counts as none. */
  readonly alarm: RegExp;
  /** Breaks the site. */
  readonly fault?: (drill: Drill) => Promise<unknown> | void;
  /** What visitors do every ten minutes. */
  readonly visitors?: (drill: Drill, minute: number) => Promise<unknown>;
  /** The trial or the job does not run, or no one reads the chat. */
  readonly without?: "trial" | "job" | "chat";
  /** Why the row cannot fail here, and what is broken in its place. */
  readonly note?: string;
  /** Other ways in which it breaks. */
  readonly others?: readonly Row[];
}

/** Answers requests that match with a status. */
const answering =
  (
    status: number,
    matches: (method: string, url: string) => boolean,
    headers: Record<string, string> = {},
  ) =>
  (drill: Drill): void => {
    drill.site.zone = ({ method = "", url = "" }) =>
      matches(method, url) ? { status, headers } : undefined;
  };
const down =
  (...names: string[]) =>
  (drill: Drill) =>
    drill.order({ state: { down: names } });
/** A visitor writes, and the promised time passes without a call. */
async function passPromise(drill: Drill): Promise<void> {
  for (let i = 0; i < 3; i += 1) await drill.enquire();
  await drill.order();
  drill.now = promisedBy(drill.now);
  await drill.order();
  // Meanwhile a trial came through in each hour.
  await trial(drill.site, { isWhole: false, withAllForms: false });
}

const ROWS: readonly Row[] = [
  {
    breaks: "a rule of the zone challenges POST /forms",
    alarm: /met a challenge/,
    fault: answering(403, (method, url) => method === "POST" && url === "/forms", {
      "cf-mitigated": "challenge",
    }),
    visitors: (drill) => drill.enquire(),
  },
  {
    breaks: "a release refuses one form",
    alarm: /Forms are refused/,
    fault: (drill) => drill.order({ state: { isBad: true } }),
    visitors: (drill) => drill.enquire({}, "DOCUMENT_VERIFICATION"),
  },
  {
    breaks: "scripts fail in one browser",
    alarm: /Scripts fail/,
    visitors: (drill, minute) => (minute % 20 === 0 ? drill.enquireNatively() : drill.enquire()),
    note: "no other browser here: its own post of the form",
  },
  {
    breaks: "a form crashes",
    alarm: /Scripts fail/,
    visitors: (drill, minute) => (minute % 20 === 0 ? drill.report("crash") : drill.enquire()),
    note: "no crash on demand: the report that the page sends",
  },
  {
    breaks: "leads expire on devices",
    alarm: /Scripts fail/,
    visitors: (drill, minute) => (minute % 20 === 0 ? drill.report("expired") : drill.enquire()),
    note: "no device for a day: the report that the page sends",
  },
  {
    breaks: "the bucket's CORS rules are wrong",
    alarm: /bucket lets no page/,
    fault: answering(
      403,
      (method, url) => method === "OPTIONS" && url.startsWith("/cdn-cgi/local/r2/s3"),
    ),
    others: [
      {
        breaks: "the bucket's key is wrong",
        alarm: /bucket answered 403 to a signed file.*Check its key/,
        fault: (drill) =>
          drill.order({ state: { settings: { S3_SECRET_ACCESS_KEY: "another key" } } }),
      },
      {
        breaks: "all files go through the worker",
        alarm: /Leads come late/,
        visitors: (drill, minute) => (minute % 20 === 0 ? drill.uploadByWorker() : drill.enquire()),
      },
    ],
  },
  {
    breaks: "a carrier's address reaches its limit",
    alarm: /Forms are refused/,
    async visitors(drill, minute) {
      if (minute > STEP) return;
      const headers = { "cf-connecting-ip": "203.0.113.7" };
      for (let i = 0; i < 320; i += 8)
        await Promise.all(Array.from({ length: 8 }, () => drill.post("/forms", "{}", headers)));
    },
  },
  {
    breaks: "the chat takes messages that no one reads",
    alarm: /service: someone has waited for a call/,
    fault: passPromise,
    without: "chat",
  },
  {
    breaks: "a feature that rewrites pages is on",
    alarm: /switch off Email Address Obfuscation/,
    fault(drill) {
      drill.site.rewrite = (html) =>
        html.replace("</body>", '<a data-cfemail="5a">mail</a></body>');
    },
  },
  {
    breaks: "one page in Hindi is missing",
    alarm: /contact-form answered 404/,
    fault: answering(404, (_, url) => url === "/hi/contact-form"),
    others: [
      {
        breaks: "the pages in Hindi are of a former build",
        alarm: /Of another release than the worker: \/hi/,
        fault(drill) {
          drill.site.rewrite = (html) =>
            html.replace(/(?<=\/assets\/client-)[\w-]+(?=\.js" lang="hi")/, "former");
        },
      },
    ],
  },
  {
    breaks: "the service worker no longer sends",
    alarm: /Leads come late/,
    visitors: (drill, minute) =>
      drill.enquire(minute % 20 === 0 ? { attempts: 4, waitedMs: 3 * HOUR } : {}),
    note: "no device for a day: its leads come hours later, with the next visit",
  },
  { breaks: "nobody calls", alarm: /waited longer than promised/, fault: passPromise },
  {
    breaks: "no enquiry for a day, and no trial either",
    alarm: /service: no trial enquiry/,
    without: "trial",
  },
  {
    breaks: "D1 is away",
    alarm: /database does not answer/,
    fault: down("DB"),
    note: "size and certificate cannot fail here: D1, R2 and the job",
    others: [
      { breaks: "R2 is away", alarm: /bucket does not answer/, fault: down("FILES") },
      {
        breaks: "the job stops",
        alarm: /scheduled job failed, or has not run/,
        fault: (drill) =>
          drill.order({ sql: ["UPDATE job SET finished_at = '2026-12-01T00:00:00.000Z'"] }),
        without: "job",
      },
    ],
  },
];

const MOST_MINUTES = 26 * 60;

/** Breaks the site, and waits for the first alarm. */
async function play(
  drill: Drill,
  { fault, visitors, without }: Row,
): Promise<{ minutes: number; alarm: Alarm } | undefined> {
  await drill.reset();
  await fault?.(drill);
  const start = drill.now;
  for (let minutes = STEP; minutes <= MOST_MINUTES; minutes += STEP) {
    drill.now = start + minutes * MINUTE;
    await drill.order();
    await visitors?.(drill, minutes);
    await drill.order({ isJob: without !== "job" });
    const isHour = minutes % 60 === 0;
    const alarm =
      (without === "chat" ? undefined : drill.chat.read()) ??
      (await uptime(drill.site)) ??
      drill.alerts.read(drill.now) ??
      (isHour && without !== "trial"
        ? await trial(drill.site, { isWhole: minutes === 60, withAllForms: minutes % 1440 === 0 })
        : undefined);
    if (alarm) return { minutes, alarm };
  }
  return undefined;
}

/** A week with visitors, the odd failure, and calls in time. @returns The alarms, which must be none. */
async function playQuietWeek(drill: Drill): Promise<readonly Alarm[]> {
  await drill.reset();
  const alarms: Alarm[] = [];
  const start = drill.now;
  for (let hour = 1; hour <= 7 * 24; hour += 1) {
    drill.now = start + hour * HOUR;
    await drill.order();
    if (hour % 4 === 0)
      await drill.enquire(hour % 12 === 0 ? { attempts: 5, waitedMs: 2 * HOUR } : {});
    if (hour % 24 === 3) await Promise.all([drill.enquireNatively(), drill.report("wake")]);
    if (hour % 24 === 5)
      await Promise.all([drill.enquire({}, "BUYER_FORM"), drill.post("/forms", "{}")]);
    const calls =
      "INSERT INTO calls (lead_id, called_at, who) SELECT id, received_at, 'Asha' FROM leads WHERE waits = 1";
    await drill.order({ isJob: true, sql: hour % 24 === 22 ? [calls] : [] });
    const all = [
      drill.chat.read(),
      await uptime(drill.site),
      drill.alerts.read(drill.now),
      await trial(drill.site, { isWhole: hour % 48 === 0, withAllForms: hour % 24 === 0 }),
    ];
    alarms.push(...all.filter((alarm) => alarm !== undefined));
  }
  return alarms;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { row: { type: "string" } } });
  if (!isBuilt()) {
    const { ok, output } = await build();
    if (!ok) throw new Error(`${output}\nThe build failed.`);
  }
  const chat = await startChat();
  const site = await startSite(RENAMED);
  try {
    const drill = new Drill(site, chat);
    let told = 0;
    for (const [i, row] of ROWS.entries()) {
      if (values.row && values.row !== String(i + 1)) continue;
      let isTold = true;
      for (const part of [row, ...(row.others ?? [])]) {
        const result = await play(drill, part);
        const isRight = result !== undefined && part.alarm.test(result.alarm);
        isTold &&= isRight;
        const who = result
          ? `${String(result.minutes).padStart(4)} min  ${isRight ? "" : "WRONG: "}${result.alarm.slice(0, 120)}`
          : "NO ONE";
        console.log(`${String(i + 1).padStart(2)}  ${part.breaks.padEnd(44)}  ${who}`);
        if (part.note) console.log(`    (${part.note})`);
      }
      told += Number(isTold);
    }
    const alarms = values.row ? [] : await playQuietWeek(drill);
    for (const alarm of alarms) console.log(`    a false alarm in a quiet week: ${alarm}`);
    console.log(`${told} of ${ROWS.length} told, ${alarms.length} alarms in a quiet week`);
    if (alarms.length > 0 || (told < ROWS.length && !values.row)) process.exitCode = 1;
  } finally {
    site.stop();
    chat.stop();
  }
}

await main();
