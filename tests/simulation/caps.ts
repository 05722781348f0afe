/**
 * The law of sums. One network floods the edge for an hour, and each table and bucket prefix holds no more of it than the daily caps
 * allow. Meanwhile an office in another network sends a lead every five minutes, and notices nothing.
 */
import { MINUTE, YEARS } from "./clock.ts";
import { type Edge, HEALTHY, JSON_HEADERS } from "./edge.ts";
import { violate } from "./laws.ts";

const KIB = 1024;
const OFFICE = "203.0.113.80";
/** Each network of a flood sends enough for every cap. */
const LEADS_A_MINUTE = 15;
const BATCHES_A_MINUTE = 4;
/** The daily caps of one network. */
const CAP = { leadBytes: 512 * KIB, files: 1000, fileBytes: 5 * KIB ** 3 };

interface Flood {
  readonly name: string;
  /** The address of the i-th request. */
  readonly address: (i: number) => string;
  /** How many times the caps of one network the flood may use. */
  readonly factor: number;
  readonly isDatabaseAway?: boolean;
}

export const FLOODS: readonly Flood[] = [
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
async function send(edge: Edge, { address, factor }: Flood) {
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

type Sum = readonly [rows: number, bytes: number];
const sum = (texts: readonly string[]): Sum => [texts.length, Buffer.byteLength(texts.join(""))];

/** Returns the rows and bytes that a flood has added to each table and to each prefix of the bucket. */
function sums({ database, bucket }: Edge): ReadonlyMap<string, Sum> {
  const tables = database.tables.map((table): [string, Sum] => {
    const rows = database.rows(`SELECT * FROM ${table} ${table === "leads" ? "WHERE full_name = 'Flood'" : ""}`);
    return [table, sum(rows.map((row) => Object.values(row).join("")))];
  });
  const [signed] = database.rows<{ rows: number; bytes: number }>(
    "SELECT COUNT(*) AS rows, TOTAL(size) AS bytes FROM uploads",
  );
  const flooded = [...bucket.objects].filter(([, text]) => !text.includes('"Office '));
  const prefixes = Map.groupBy(flooded, ([key]) => `${key.split("/", 1)[0]}/`);
  return new Map([
    ...tables,
    ["bucket by signed URLs", [signed!.rows, signed!.bytes]],
    ...[...prefixes].map(([prefix, objects]): [string, Sum] => [prefix, sum(objects.map(([, text]) => text))]),
  ]);
}

/** Returns the places that hold more than the caps allow. */
function excesses(edge: Edge, factor: number): string[] {
  const added = sums(edge);
  const [leads] = added.get("leads")!;
  const [files] = added.get("uploads")!;
  /** Every other table or prefix stays empty. The office and the /48 have one row of sums each. */
  const most: Readonly<Record<string, Sum>> = {
    leads: [Number.POSITIVE_INFINITY, factor * CAP.leadBytes],
    uploads: [factor * CAP.files, factor * CAP.files * KIB],
    daily_use: [leads + files + 2, (leads + files + 2) * 64],
    "bucket by signed URLs": [factor * CAP.files, factor * CAP.fileBytes],
    "spool/": [Number.POSITIVE_INFINITY, factor * CAP.leadBytes],
  };
  return [...added].flatMap(([place, [rows, bytes]]) => {
    const [mostRows, mostBytes] = most[place] ?? [0, 0];
    return rows > mostRows || bytes > mostBytes ? [`${place} holds ${rows} rows of ${bytes} bytes`] : [];
  });
}

/** Returns how many leads of the office are in the database or in the spool. */
function countOfficeLeads({ database, bucket }: Edge): number {
  const names = database.rows("SELECT full_name AS name FROM leads").map(({ name }) => name);
  return new Set([...names, ...bucket.objects.values()].join("\n").match(/Office \d+/g)).size;
}

/** Years later the job has erased the whole flood, in statements that D1 accepts. Only its own records are left. */
async function leftovers(edge: Edge): Promise<string[]> {
  const { clock, database, bucket } = edge;
  edge.trouble = HEALTHY;
  await clock.pass(YEARS);
  for (let runs = 0; runs < 10; runs += 1) await clock.finish(edge.runJob());
  // A swept key is remembered for a day.
  for (let days = 0; days < 3; days += 1) await edge.runJobAtMidnight();
  const tables = database.tables.filter((table) => table !== "job" && table !== "erasures");
  const left = tables.filter((table) => database.rows(`SELECT 1 FROM ${table} LIMIT 1`).length > 0);
  return [...left, ...(bucket.objects.size > 0 ? ["bucket"] : [])];
}

/** Floods the edge, and reports the laws that do not hold. */
export async function playFlood(edge: Edge, flood: Flood): Promise<void> {
  const { name, factor, isDatabaseAway = false } = flood;
  const fail = (why: string): void => violate(`A flood from ${name}: ${why}`);
  edge.begin(0);
  if (isDatabaseAway) edge.trouble = { ...HEALTHY, database: 1 };
  const { rejected, officeStatuses } = await send(edge, flood);
  for (const excess of excesses(edge, factor)) fail(excess);
  // Without D1 no file is signed.
  if (rejected.size !== (isDatabaseAway ? 1 : 2))
    fail(`it was rejected only by ${[...rejected].join() || "no endpoint"}`);
  for (const status of officeStatuses) if (status !== 200) fail(`the office got ${status}`);
  const stored = countOfficeLeads(edge);
  if (stored !== 12) fail(`${stored} of 12 leads of the office are stored`);
  for (const place of await leftovers(edge)) fail(`${place} outlived the flood by years`);
}
