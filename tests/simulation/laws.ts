/** The laws that always hold, for the stores of the edge and for the devices of visitors. */
import type { Device } from "./device.ts";
import { FORM_TYPES, type FormType } from "./plan.ts";
import { POISON } from "./stores.ts";
import type { World } from "./world.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

class Violation extends Error {
  override readonly name = "Violation";
}

export function must(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Violation(otherwise());
}

/** One wish to send one form. */
export interface Lead {
  readonly name: string;
  readonly formType: FormType;
  /** When it was typed, ms since the epoch. */
  readonly writtenAt: number;
  /** The device of its visitor, unless a browser without scripts posts it. */
  readonly device?: Device;
  /** The id that the outbox stores. It does not change any more. */
  id?: string;
  /** The reference that the visitor got. */
  reference?: string;
  /** `done` after the desk confirmed the erasure, `trying` if the erasure failed on its way. */
  erasure: "none" | "trying" | "done";
  isCalled?: boolean;
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
  isMeant?: boolean;
  /** Taken back since the button was pressed, perhaps in another tab, before the outbox had it. */
  isWithdrawn?: boolean;
  /** Its visitor discarded it or corrected an answer. The corrected lead is the same wish, and this one must not be sent. */
  isTakenBack?: boolean;
}

/** Its visitor, or the edge, no longer wants it to be sent. */
export const withdraw = (lead: Lead): void => void Object.assign(lead, { isMeant: false, isWithdrawn: true });

/** Personal data of any visitor. */
const PERSONAL = /Visitor|9876543210|asha@|deed\.pdf|The deed/;

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly flags: string;
  readonly isCalled: number;
}

/** Returns the tables and keys that contain this text. */
const storesWith = ({ edge: { database, bucket } }: World, text: RegExp): string[] => [
  ...database.tables.filter((table) => text.test(JSON.stringify(database.rows(`SELECT * FROM ${table}`)))),
  ...[...bucket.objects].flatMap(([key, object]) => (text.test(object.text) ? [key] : [])),
];

/** Checks the stores and the devices. @param isHealed Everything was healthy for long enough. */
export function checkLaws(world: World, isHealed: boolean): void {
  const { database, bucket } = world.edge;
  const rows = database.rows<Row>(
    `SELECT id, reference, full_name AS name, flags, EXISTS (SELECT 1 FROM calls WHERE lead_id = id) AS isCalled
     FROM leads`,
  );
  const erasures = database.rows<{ reference: string }>("SELECT reference FROM erasures");
  const erased = new Set(erasures.map(({ reference }) => reference));
  const places = world.leads.map((lead) => ({
    lead,
    stored: rows.filter(({ name }) => name === lead.name),
    spooled: [...bucket.objects].flatMap(([key, { text }]) =>
      /^spool\/[^/]+$/.test(key) && text.includes(`"${lead.name}"`) ? [key] : [],
    ),
    isErased: erased.has(lead.reference ?? ""),
  }));
  for (const place of places) checkLead(world, place, isHealed);
  const there = places.filter(({ stored, spooled, isErased }) => stored.length + spooled.length > 0 || isErased);
  if (!isHealed) checkWritten(world, new Set(there.map(({ lead }) => lead)));
  checkFiles(world, rows, isHealed);
}

interface Places {
  readonly lead: Lead;
  readonly stored: readonly Row[];
  /** Keys in the spool. */
  readonly spooled: readonly string[];
  readonly isErased: boolean;
}

function checkLead(world: World, { lead, stored, spooled, isErased }: Places, isHealed: boolean): void {
  const { name, reference, erasure } = lead;
  const count = stored.length + spooled.length;
  must(stored.length <= 1, () => `${name} is stored ${stored.length} times`);
  if (erasure === "done") {
    must(stored.length === 0, () => `${name} was erased and is stored`);
    const traces = isHealed ? storesWith(world, new RegExp(`${name}(?!\\d)`)) : [];
    must(traces.length === 0, () => `${name} was erased and is in ${traces.join(", ")}`);
  }
  if (reference === undefined || erasure !== "none") return;
  must(count > 0 || isErased, () => `${name} was promised ${reference} and is nowhere`);
  if (!isHealed) return;
  must(count === 1, () => `${name} is in ${count} places: ${spooled.join(", ")} and ${stored.length} rows`);
  must(
    name.includes(POISON) === (spooled.length === 1),
    () => `${name} is in the spool, or D1 stored a row that it rejects: ${spooled.join(", ")}`,
  );
  const [row] = stored;
  if (!row) return;
  must(row.reference === reference, () => `${name} is stored as ${row.reference}, and its visitor got ${reference}`);
  must(!lead.isCalled || row.isCalled === 1, () => `${name} was called, and the call is not recorded`);
}

function checkFiles({ leads, edge: { database, bucket } }: World, rows: readonly Row[], isHealed: boolean): void {
  const uploads = database.rows<{ key: string; state: string; lead: string | null }>(
    "SELECT key, state, lead_id AS lead FROM uploads",
  );
  const attached = new Map(uploads.filter(({ state }) => state === "attached").map(({ key, lead }) => [key, lead]));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  // Files are deleted before rows, and a failed erasure is repeated.
  const erasing = new Set(leads.flatMap(({ name, erasure }) => (erasure === "trying" ? [name] : [])));
  for (const [key, lead] of attached) {
    must(lead !== null && names.has(lead), () => `${key} belongs to a lead that is not stored`);
    if (!erasing.has(names.get(lead!)!)) must(bucket.objects.has(key), () => `${key} belongs to a lead, and is gone`);
  }
  if (!isHealed) return;
  for (const { name, withFile, reference, erasure } of leads) {
    const row = rows.find((other) => other.name === name);
    if (!withFile || !reference || erasure !== "none" || !row) continue;
    must(
      [...attached.values()].includes(row.id) || row.flags.includes("files_missing"),
      () => `${name} came with a file, which it does not have`,
    );
  }
  // Files of a lead that stays in the spool are kept.
  if (leads.some(({ name }) => name.includes(POISON))) return;
  const pending = uploads.filter(({ state }) => state === "pending");
  must(pending.length === 0, () => `${pending.length} unclaimed files are not swept`);
  const lost = [...bucket.objects.keys()].filter((key) => key.startsWith("uploads/") && !attached.has(key));
  must(lost.length === 0, () => `${lost.join(", ")} belongs to no lead, and is kept`);
}

/** Answers are in the form, in the outbox or at the edge. A lead that was sent is in the outbox or at the edge. */
function checkWritten(world: World, there: ReadonlySet<Lead>): void {
  for (const device of world.devices.values()) {
    if (device.hasStepped) continue;
    const isMissing = (lead: Lead): boolean =>
      lead.erasure === "none" && lead.writtenAt + DAY > world.edge.clock.now && !there.has(lead);
    for (const type of FORM_TYPES) {
      const last = device.leads.findLast(({ formType }) => formType === type);
      if (last && !last.isCleared && isMissing(last))
        must(device.holds(last.name), () => `${last.name} was written and is nowhere`);
    }
    for (const lead of device.leads.filter((sent) => sent.isMeant && isMissing(sent)))
      must(device.keeps(lead.name), () => `${lead.name} was to be sent, and is nowhere`);
  }
}

/** After a lead has arrived, the device keeps neither its answers nor its files. It keeps a file for a day at most. */
export function checkKeptOn(device: Device): void {
  const kept = FORM_TYPES.flatMap((type) => [...device.files(type)]);
  // A form in which a file was picked meanwhile stays open.
  const draft = device.localStorage.getItem("aipm:draft:CONTACT_US") ?? "";
  for (const { name, fileIds = [], reference, isPressedAgain } of device.leads.filter((lead) => lead.reference)) {
    must(!kept.some(([id]) => fileIds.includes(id)), () => `${name} has arrived, and its file is still on the device`);
    // Two tabs merge their drafts by time. If the clock was set back between them, sent answers may be a draft again, for a day.
    must(
      device.hasStepped || isPressedAgain || !draft.includes(`"${name}"`),
      () => `${name} has arrived as ${reference}, and is still a draft`,
    );
  }
  must(
    device.hasStepped || kept.every(([, { at }]) => at + DAY + 10 * MINUTE > device.world.edge.clock.now),
    () => "A file that was picked is kept for longer than a day",
  );
}

/** After the retention of every form, nothing personal is left. */
export function checkRetention(world: World): void {
  const onDevices = [...world.devices.values()].flatMap(({ localStorage, databases }) => [
    ...Object.entries(localStorage).flatMap(([key, text]) => (PERSONAL.test(text) ? [key] : [])),
    ...[...databases].flatMap(([name, table]) => (table.size > 0 ? [name] : [])),
  ]);
  const left = [...storesWith(world, PERSONAL), ...world.edge.bucket.objects.keys(), ...onDevices];
  must(left.length === 0, () => `${left.join(", ")} outlived their time`);
}
