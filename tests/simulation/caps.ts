/**
 * The law of sums. One network floods the edge for an hour, and each table and bucket prefix holds no more of it than the daily caps
 * allow. Meanwhile an office in another network sends a lead every five minutes, and notices nothing.
 */
import { JSON_HEADERS } from "./bodies.ts";
import { MINUTE, YEARS } from "./clock.ts";
import { type Edge, HEALTHY } from "./edge.ts";

const KIB = 1024;
const START = Date.parse("2027-03-01T06:00:00Z");
const OFFICE = "203.0.113.80";
/** Each network of a flood sends enough for every cap. */
const LEADS_A_MINUTE = 15;
const BATCHES_A_MINUTE = 4;
/** The daily caps of one network. */
const NONE: Sum = { rows: 0, bytes: 0 };
const CAP = { leadBytes: 5 * KIB ** 2, files: 1000, fileBytes: 5 * KIB ** 3 };

interface Flood {
  readonly name: string;
  /** The address of the i-th request. */
  readonly address: (i: number) => string;
  /** How many times the caps of one network the flood may use. */
  readonly factor: number;
  readonly isDatabaseAway?: boolean;
}

const FLOODS: readonly Flood[] = [
  { name: "a /64", address: (i) => `2001:db8:1:1::${i.toString(16)}`, factor: 1 },
  { name: "a /48", address: (i) => `2001:db8:1:${i.toString(16)}::1`, factor: 4 },
  {
    name: "a /64 while D1 is away",
    address: (i) => `2001:db8:2:1::${i.toString(16)}`,
    factor: 1,
    isDatabaseAway: true,
  },
];

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

/** Sends for an hour. @returns The endpoints that rejected the flood, and the statuses that the office got. */
async function flood(edge: Edge, { address, factor }: Flood) {
  let requests = 0;
  const rejected = new Set<string>();
  const officeStatuses = new Set<number>();
  const post = async (path: string, body: unknown, from: string): Promise<number> =>
    (await edge.ask(path, { body: JSON.stringify(body), headers: JSON_HEADERS }, from)).status;
  const attack = async (path: string, body: unknown): Promise<void> => {
    requests += 1;
    if ((await post(path, body, address(requests))) === 429) rejected.add(path);
  };
  const office = async (minute: number): Promise<void> => {
    officeStatuses.add(await post("/forms", leadFrom(`Office ${minute}`, "After six"), OFFICE));
  };
  for (let minute = 0; minute < 60; minute += 1) {
    const leads = Array.from({ length: factor * LEADS_A_MINUTE }, () =>
      attack("/forms", leadFrom("Flood", "न".repeat(1900))),
    );
    const batches = Array.from({ length: factor * BATCHES_A_MINUTE }, (_, i) =>
      attack("/guest/uploads/presign/bulk?formType=DOCUMENT_VERIFICATION", batch(i)),
    );
    await edge.clock.finish(Promise.all([...leads, ...batches, ...(minute % 5 === 0 ? [office(minute)] : [])]));
    await edge.clock.pass(MINUTE);
  }
  return { rejected, officeStatuses };
}

/** The rows and bytes that a flood may add, or has added, to a table or to a prefix of the bucket. */
interface Sum {
  readonly rows: number;
  readonly bytes: number;
}

function sumOf({ database }: Edge, table: string): Sum {
  const columns = database.rows<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`);
  const length = columns.map(({ name }) => `COALESCE(length(CAST(${name} AS BLOB)), 0)`).join(" + ");
  const where = table === "leads" ? "WHERE full_name = 'Flood'" : "";
  return database.rows<Sum>(`SELECT COUNT(*) AS rows, TOTAL(${length}) AS bytes FROM ${table} ${where}`)[0]!;
}

/** Returns the tables and prefixes that hold more than the caps allow. */
function excesses(edge: Edge, factor: number): string[] {
  const { database, bucket } = edge;
  const sums = new Map(database.tables.map((table) => [table, sumOf(edge, table)]));
  const signed = database.rows<Sum>("SELECT COUNT(*) AS rows, TOTAL(size) AS bytes FROM uploads")[0]!;
  sums.set("bucket by signed URLs", signed);
  for (const [key, { text }] of bucket.objects) {
    if (text.includes('"Office ')) continue;
    const prefix = `${key.split("/", 1)[0]}/`;
    const { rows, bytes } = sums.get(prefix) ?? NONE;
    sums.set(prefix, { rows: rows + 1, bytes: bytes + Buffer.byteLength(text) });
  }
  const leads = sums.get("leads")!.rows;
  /** Every other table or prefix stays empty. The office and the /48 have one row of sums each. */
  const most: Readonly<Record<string, Sum>> = {
    leads: { rows: Number.POSITIVE_INFINITY, bytes: factor * CAP.leadBytes },
    lead_bytes: { rows: leads + 2, bytes: (leads + 2) * 64 },
    uploads: { rows: factor * CAP.files, bytes: factor * CAP.files * KIB },
    upload_quota: { rows: signed.rows + 2, bytes: (signed.rows + 2) * 64 },
    "bucket by signed URLs": { rows: factor * CAP.files, bytes: factor * CAP.fileBytes },
    "spool/": { rows: Number.POSITIVE_INFINITY, bytes: factor * CAP.leadBytes },
  };
  return [...sums].flatMap(([place, { rows, bytes }]) => {
    const cap = most[place] ?? NONE;
    return rows > cap.rows || bytes > cap.bytes ? [`${place} holds ${rows} rows of ${bytes} bytes`] : [];
  });
}

/** Returns the names of the office's leads in the database and the spool. */
function officeLeads({ database, bucket }: Edge): ReadonlySet<string> {
  const rows = database.rows<{ name: string }>("SELECT full_name AS name FROM leads WHERE full_name LIKE 'Office%'");
  const spooled = [...bucket.objects.values()].flatMap(({ text }) => /Office \d+/.exec(text) ?? []);
  return new Set([...rows.map(({ name }) => name), ...spooled]);
}

/** Years later the job has erased the whole flood, in statements that D1 accepts. Only its own records are left. */
async function leftovers(edge: Edge): Promise<string[]> {
  const { clock, database, bucket } = edge;
  edge.trouble = HEALTHY;
  await clock.pass(YEARS);
  // One run drains 100 leads of the spool.
  for (let runs = 0; runs < 20; runs += 1) await clock.finish(edge.runJob());
  const tables = database.tables.filter((table) => table !== "jobs" && table !== "erasures");
  const left = tables.filter((table) => database.rows(`SELECT 1 FROM ${table} LIMIT 1`).length > 0);
  return [...left, ...(bucket.objects.size > 0 ? ["bucket"] : [])].map(
    (place) => `${place} outlived the flood by years`,
  );
}

/** Floods the edge in each way. @returns the faults, with the name of each flood */
export async function floodAll(edge: Edge): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const kind of FLOODS) {
    const { name, factor, isDatabaseAway = false } = kind;
    edge.begin(START, 0);
    if (isDatabaseAway) edge.trouble = { ...HEALTHY, database: 1 };
    const { rejected, officeStatuses } = await flood(edge, kind);
    const found = excesses(edge, factor);
    // Without D1 no file is signed.
    if (rejected.size !== (isDatabaseAway ? 1 : 2))
      found.push(`it was rejected only by ${[...rejected].join() || "no endpoint"}`);
    for (const status of officeStatuses) if (status !== 200) found.push(`the office got ${status}`);
    const stored = officeLeads(edge).size;
    if (stored !== 12) found.push(`${stored} of 12 leads of the office are stored`);
    found.push(...(await leftovers(edge)));
    faults.push(...found.map((fault) => `A flood from ${name}: ${fault}`));
  }
  return faults;
}
