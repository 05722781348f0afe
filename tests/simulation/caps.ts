/**
 * The law of sums. One network floods the edge for an hour, and each table and bucket prefix holds no more of it than the daily caps
 * allow. Meanwhile an office in another network sends a lead every five minutes, and notices nothing.
 */
import { JSON_HEADERS } from "./bodies.ts";
import type { Edge } from "./edge.ts";

const MINUTE = 60_000;
/** Longer than any form keeps its leads. */
const YEARS = 10 * 366 * 24 * 60 * MINUTE;
const KIB = 1024;
const START = Date.parse("2027-03-01T06:00:00Z");
const OFFICE = "203.0.113.80";
/** Each network of a flood sends enough for every cap. */
const LEADS_A_MINUTE = 15;
const BATCHES_A_MINUTE = 4;
/** The daily caps of one network. */
const CAP = { leadBytes: 5 * KIB ** 2, files: 1000, fileBytes: 5 * KIB ** 3 };

interface Flood {
  /** The address of the i-th request. */
  readonly address: (i: number) => string;
  /** How many times the caps of one network the flood may use. */
  readonly factor: number;
  readonly isDatabaseAway?: boolean;
}

const FLOODS: Readonly<Record<string, Flood>> = {
  "a /64": { address: (i) => `2001:db8:1:1::${i.toString(16)}`, factor: 1 },
  "a /48": { address: (i) => `2001:db8:1:${i.toString(16)}::1`, factor: 4 },
  "a /64 while D1 is away": { address: (i) => `2001:db8:2:1::${i.toString(16)}`, factor: 1, isDatabaseAway: true },
};

const leadFrom = (fullName: string, notes: string) => ({
  formType: "CONTACT_US",
  fullName,
  email: "asha@example.com",
  countryCode: "+91",
  phoneNumber: "9876543210",
  formData: { city: "Chennai", notes },
  submissionId: crypto.randomUUID(),
});

/** Large files use up the bytes, and small ones the number of files. */
const batch = (i: number) =>
  Array.from({ length: 10 }, () => ({
    originalFilename: `${"न".repeat(80)}.pdf`,
    contentType: "application/pdf",
    fileSize: i % 4 > 0 ? 10 * KIB ** 2 : KIB,
  }));

class Hour {
  readonly #edge: Edge;
  readonly #flood: Flood;
  #requests = 0;
  /** The endpoints that rejected the flood. */
  readonly #capped = new Set<string>();
  readonly #officeStatuses = new Set<number>();

  constructor(edge: Edge, flood: Flood) {
    this.#edge = edge;
    this.#flood = flood;
  }

  async #post(path: string, body: unknown, address: string): Promise<number> {
    const init = { body: JSON.stringify(body), headers: JSON_HEADERS };
    return (await this.#edge.ask(path, init, address)).status;
  }

  async #attack(path: string, body: unknown): Promise<void> {
    this.#requests += 1;
    const status = await this.#post(path, body, this.#flood.address(this.#requests));
    if (status === 429) this.#capped.add(path);
  }

  async #minute(minute: number): Promise<void> {
    const { factor } = this.#flood;
    const leads = Array.from({ length: factor * LEADS_A_MINUTE }, () =>
      this.#attack("/forms", leadFrom("Flood", "न".repeat(1900))),
    );
    const batches = Array.from({ length: factor * BATCHES_A_MINUTE }, (_, i) =>
      this.#attack("/guest/uploads/presign/bulk?formType=DOCUMENT_VERIFICATION", batch(i)),
    );
    const office =
      minute % 5 === 0 ? this.#post("/forms", leadFrom(`Office ${minute}`, "After six"), OFFICE) : undefined;
    if (office) this.#officeStatuses.add(await office);
    await Promise.all([...leads, ...batches]);
  }

  /** @returns what breaks the law */
  async run(): Promise<string[]> {
    const { clock } = this.#edge;
    this.#edge.begin(START, 0);
    if (this.#flood.isDatabaseAway) this.#edge.trouble = { database: 1, bucket: 0, network: 0 };
    for (let minute = 0; minute < 60; minute += 1) {
      await clock.finish(this.#minute(minute));
      await clock.pass(MINUTE);
    }
    const faults = [...this.#excesses(), ...this.#officeFaults()];
    return [...faults, ...(await this.#leftovers())];
  }

  /** Years later the job has erased the whole flood, in statements that D1 accepts. Only its own records are left. */
  async #leftovers(): Promise<string[]> {
    const { clock, database, bucket } = this.#edge;
    this.#edge.heal();
    await clock.pass(YEARS);
    // One run drains 100 leads of the spool.
    for (let runs = 0; runs < 20; runs += 1) await clock.finish(this.#edge.runJob());
    const tables = database.tables.filter((table) => table !== "jobs" && table !== "erasures");
    const left = tables.filter((table) => database.rows(`SELECT 1 FROM ${table} LIMIT 1`).length > 0);
    return [...left, ...(bucket.objects.size > 0 ? ["bucket"] : [])].map(
      (place) => `${place} outlived the flood by years`,
    );
  }

  /** The rows and bytes that the flood added to a table. */
  #sum(table: string): { rows: number; bytes: number } {
    const columns = this.#edge.database.rows<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`);
    const length = columns.map(({ name }) => `COALESCE(length(CAST(${name} AS BLOB)), 0)`).join(" + ");
    const where = table === "leads" ? "WHERE full_name = 'Flood'" : "";
    const [sum] = this.#edge.database.rows<{ n: number; bytes: number }>(
      `SELECT COUNT(*) AS n, TOTAL(${length}) AS bytes FROM ${table} ${where}`,
    );
    return { rows: sum!.n, bytes: sum!.bytes };
  }

  #excesses(): string[] {
    const { database, bucket } = this.#edge;
    const { factor, isDatabaseAway } = this.#flood;
    const leads = this.#sum("leads").rows;
    const files = this.#sum("uploads").rows;
    /** Every other table stays empty. The office and the /48 have one row of sums each. */
    const most: Readonly<Record<string, { rows: number; bytes: number }>> = {
      leads: { rows: Number.POSITIVE_INFINITY, bytes: factor * CAP.leadBytes },
      lead_bytes: { rows: leads + 2, bytes: (leads + 2) * 64 },
      uploads: { rows: factor * CAP.files, bytes: factor * CAP.files * KIB },
      upload_quota: { rows: files + 2, bytes: (files + 2) * 64 },
    };
    const none = { rows: 0, bytes: 0 };
    const tables = database.tables.flatMap((table) => {
      const sum = this.#sum(table);
      const { rows, bytes } = most[table] ?? none;
      return sum.rows > rows || sum.bytes > bytes ? [`${table} holds ${sum.rows} rows of ${sum.bytes} bytes`] : [];
    });
    const [announced] = database.rows<{ bytes: number }>("SELECT TOTAL(size) AS bytes FROM uploads");
    const isOver = announced!.bytes > factor * CAP.fileBytes;
    const spooled = new Map<string, number>();
    for (const [key, { text }] of bucket.objects) {
      if (text.includes('"Office ')) continue;
      const prefix = key.split("/", 1)[0]!;
      spooled.set(prefix, (spooled.get(prefix) ?? 0) + Buffer.byteLength(text));
    }
    const prefixes = [...spooled].filter(
      ([prefix, bytes]) => bytes > (prefix === "spool" ? factor * CAP.leadBytes : 0),
    );
    return [
      ...tables,
      ...(isOver ? [`${announced!.bytes} bytes of files were signed`] : []),
      ...prefixes.map(([prefix, bytes]) => `${prefix}/ holds ${bytes} bytes`),
      // Without D1 no file is signed.
      ...(this.#capped.size === (isDatabaseAway ? 1 : 2)
        ? []
        : [`it was rejected only by ${[...this.#capped].join() || "no endpoint"}`]),
    ];
  }

  #officeFaults(): string[] {
    const { database, bucket } = this.#edge;
    const rows = database.rows<{ name: string }>(
      "SELECT DISTINCT full_name AS name FROM leads WHERE full_name LIKE 'Office%'",
    );
    const names = new Set(rows.map(({ name }) => name));
    for (const { text } of bucket.objects.values()) {
      const [name] = /Office \d+/.exec(text) ?? [];
      if (name) names.add(name);
    }
    const answers = [...this.#officeStatuses].filter((status) => status !== 200);
    return [
      ...answers.map((status) => `the office got ${status}`),
      ...(names.size === 12 ? [] : [`${names.size} of 12 leads of the office are stored`]),
    ];
  }
}

/** Floods the edge in each way. @returns the faults, with the name of each flood */
export async function floodAll(edge: Edge): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, flood] of Object.entries(FLOODS)) {
    for (const fault of await new Hour(edge, flood).run()) faults.push(`A flood from ${name}: ${fault}`);
  }
  return faults;
}
