/** The laws that always hold, for the stores of the edge and for the devices of visitors. */
import { DAY, MINUTE } from "./clock.ts";
import type { Device } from "./device.ts";
import { FORM_TYPES, type FormType } from "./plan.ts";
import type { World } from "./world.ts";

let violation: string | undefined;

/** Reports that a law does not hold. It does not throw, because pages and the edge catch errors. The first report counts. */
export const violate = (why: string): void => void (violation ??= why);

/** Returns the first violation since the last call. */
export function takeViolation(): string | undefined {
  const first = violation;
  violation = undefined;
  return first;
}

/** One wish to send one form. */
export interface Lead {
  readonly name: string;
  readonly formType: FormType;
  /** When it was typed, ms since the epoch. */
  readonly writtenAt: number;
  readonly device: Device;
  /** The id that the outbox stores. It does not change any more. */
  id?: string;
  /** The reference that the visitor got. */
  reference?: string;
  withFile?: boolean;
  /** Its files on the device. */
  fileIds?: readonly string[];
  /** When its button was last pressed in any tab, ms since the epoch. */
  pressedAt?: number;
  /** Its button was pressed after it had arrived, in a tab that did not know that. A page that is closed at once keeps its draft. */
  isPressedAgain?: boolean;
  /** "Clear it" was pressed. */
  isCleared?: boolean;
  /** The device keeps the lead to send it, and the visitor did not withdraw it. */
  isWanted?: boolean;
  /** Taken back since the button was pressed, perhaps in another tab, before the outbox had it. */
  isWithdrawn?: boolean;
  /** Its visitor discarded it or corrected an answer. The corrected lead is the same wish, and this one must not be sent. */
  isDiscarded?: boolean;
}

/** Its visitor, or the edge, no longer wants it to be sent. */
export const withdraw = (lead: Lead): void =>
  void Object.assign(lead, { isWanted: false, isWithdrawn: true });

/** Checks the stores and the devices. @param isHealed Everything was healthy for long enough. */
export function checkLaws(world: World, isHealed: boolean): void {
  const there = world.leads.filter((lead) => checkLead(world, lead, isHealed));
  if (!isHealed) checkWritten(world, there);
  checkFiles(world, isHealed);
  if (violation !== undefined) throw new Error(violation);
}

const ROW = `SELECT reference,
  flags LIKE '%files_missing%' OR EXISTS (SELECT 1 FROM uploads WHERE lead_id = id AND state = 'attached') AS knowsFile
  FROM leads WHERE full_name = ?`;

/** @returns Whether the edge has this lead. */
function checkLead(world: World, lead: Lead, isHealed: boolean): boolean {
  const { database, bucket } = world.edge;
  const { name, reference } = lead;
  const rows = database.rows(ROW, name);
  const spooled = [...bucket.objects].flatMap(([key, text]) =>
    /^spool(?:-failed)?\/[^/]+$/.test(key) && text.includes(`"${name}"`) ? [key] : [],
  );
  const isThere = rows.length + spooled.length > 0;
  if (rows.length > 1) violate(`${name} is stored ${rows.length} times`);
  if (reference === undefined) return isThere;
  if (!isThere) violate(`${name} was promised ${reference} and is nowhere`);
  if (!isHealed) return isThere;
  if (spooled.length > 0) violate(`${name} is still in the spool, next to ${rows.length} rows`);
  for (const row of rows) {
    if (row.reference !== reference)
      violate(`${name} is stored as ${row.reference}, and its visitor got ${reference}`);
    if (lead.withFile && !row.knowsFile)
      violate(`${name} came with a file, which it does not have`);
  }
  return isThere;
}

function checkFiles({ edge: { database, bucket } }: World, isHealed: boolean): void {
  const files = database.rows(
    "SELECT key, state, full_name AS name, flags LIKE '%files_unverified%' AS isUnverified FROM uploads LEFT JOIN leads ON id = lead_id",
  );
  const attached = new Map(
    files.flatMap(({ key, state, name }) => (state === "attached" ? [[String(key), name]] : [])),
  );
  const unverified = new Set(
    files.flatMap(({ key, isUnverified }) => (isUnverified === 1 ? [String(key)] : [])),
  );
  for (const [key, name] of attached) {
    if (name === null) violate(`${key} belongs to a lead that is not stored`);
    // A proxy answered in the bucket's name, and the edge could not look. The lead says so.
    const neverCame = unverified.has(key) && !bucket.storedKeys.has(key);
    if (!bucket.objects.has(key) && !neverCame) violate(`${key} belongs to a lead, and is gone`);
  }
  if (!isHealed) return;
  const pending = files.filter(({ state }) => state === "pending").length;
  if (pending > 0) violate(`${pending} unclaimed files are not swept`);
  const lost = [...bucket.objects.keys()].filter(
    (key) => key.startsWith("uploads/") && !attached.has(key),
  );
  if (lost.length > 0) violate(`${lost.join(", ")} belongs to no lead, and is kept`);
}

/** Answers are in the form, in the outbox or at the edge. A lead that was sent is in the outbox or at the edge. */
function checkWritten(world: World, there: readonly Lead[]): void {
  const isMissing = (lead: Lead): boolean =>
    lead.writtenAt + DAY > world.edge.clock.now && !there.includes(lead);
  for (const device of world.devices.values()) {
    if (device.hasStepped) continue;
    for (const type of FORM_TYPES) {
      const last = device.leads.findLast(({ formType }) => formType === type);
      if (last && !last.isCleared && isMissing(last) && !device.holds(last.name))
        violate(`${last.name} was written and is nowhere`);
    }
    for (const lead of device.leads)
      if (lead.isWanted && isMissing(lead) && !device.keeps(lead.name))
        violate(`${lead.name} was to be sent, and is nowhere`);
  }
}

/** After a lead has arrived, the device keeps neither its answers nor its files. It keeps a file for a day at most. */
export function checkKeptOn(device: Device): void {
  const kept = FORM_TYPES.flatMap((type) => [...device.files(type)]);
  // Answers that were corrected on the way keep their files, until they are sent.
  const unsent = FORM_TYPES.map((type) =>
    device.leads.findLast(({ formType }) => formType === type),
  ).filter((lead) => lead?.reference === undefined);
  const isUnsent = (file: string): boolean => unsent.some((lead) => lead?.fileIds?.includes(file));
  // A form in which a file was picked meanwhile stays open.
  const draft = device.localStorage.getItem("aipm:draft:CONTACT_US") ?? "";
  for (const { name, fileIds = [], reference, isPressedAgain } of device.leads.filter(
    (lead) => lead.reference,
  )) {
    if (!isPressedAgain && kept.some(([id]) => fileIds.includes(id) && !isUnsent(id)))
      violate(`${name} has arrived, and its file is still on the device`);
    // Two tabs merge their drafts by time. If the clock was set back between them, sent answers may be a draft again, for a day.
    if (!device.hasStepped && !isPressedAgain && draft.includes(`"${name}"`))
      violate(`${name} has arrived as ${reference}, and is still a draft`);
  }
  if (
    !device.hasStepped &&
    kept.some(([, { at }]) => at + DAY + 10 * MINUTE <= device.world.edge.clock.now)
  )
    violate("A file that was picked is kept for longer than a day");
}
